import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { RECEIVES_ATTRIBUTE, type Receivable } from '../../model/receiving';
import { type PreparedBody, prepareBody } from './body';
import { BodyCache } from './body-cache';
import type { Build } from './current-build';
import { type PageFile, PageTable } from './page-table';
import { withPublicAddress } from './site-address';

/** The pages of a build are some 3 MB in all encodings; a new build doubles them for a while. */
const MAX_BYTES = 16_000_000;

/** A page and its path, or only the path when it was asked for by another spelling. */
export type PageResult = { body: PreparedBody; path: string } | { location: string };

/**
 * The current build's pages, sitemap and robots.txt, prepared once per change on disk: a new build shows with the next
 * request, and each response comes from one build.
 */
export class Pages {
  readonly #bodies = new BodyCache(MAX_BYTES);
  #table = { version: '', pages: new PageTable() };

  /**
   * @param publicAddress of canonical, og:url, og:image, sitemap and robots.txt. Without it they are relative.
   * @param receives is said on each page's `html` element.
   */
  constructor(
    readonly currentBuild: () => Build,
    readonly publicAddress: string | undefined,
    readonly receives: readonly Receivable[] = [],
  ) {}

  /**
   * The page at a path. A slash may follow it: on a slow phone another request would take longer than the page. Any
   * other spelling leads to the path. Null if there is no page.
   * @param path as it stands in the request, without the query.
   */
  async find(path: string): Promise<PageResult | null> {
    const build = this.currentBuild();
    const pages = await this.#pages(build);
    const found = pages.find(path);
    const body = found && (await this.#body(build, found));
    if (!body) return null;
    const isAsked = found.path === path || found.path === path.replace(/(?<=[^/])\/$/, '');
    return isAsked ? { body, path: found.path } : { location: found.path };
  }

  async notFound(): Promise<PreparedBody | null> {
    const build = this.currentBuild();
    return this.#body(build, (await this.#pages(build)).notFound);
  }

  async #pages({ pages: list }: Build): Promise<PageTable> {
    const version = await fileVersion('', list);
    if (!version || version === this.#table.version) return this.#table.pages;
    const text = await readFile(list, 'utf8').catch(() => '');
    try {
      const pages = new PageTable(text);
      this.#table = { version, pages };
      return pages; // not #table.pages: a request to another build may have replaced it
    } catch {
      return this.#table.pages; // half written
    }
  }

  async #body({ web }: Build, { file, headers }: PageFile): Promise<PreparedBody | null> {
    const found = await fileVersion(web, file);
    const version = `${found} ${headers['Content-Security-Policy'] ?? ''}`;
    return this.#bodies.get(file, version, async () => {
      const text = found && (await readFile(join(web, file), 'utf8').catch(() => ''));
      return text ? prepareBody(this.#withReceives(withPublicAddress(text, this.publicAddress)), headers) : null;
    });
  }

  #withReceives(text: string): string {
    if (this.receives.length === 0) return text;
    return text.replace('<html ', `<html ${RECEIVES_ATTRIBUTE}="${this.receives.join(' ')}" `);
  }
}

/** Changes with the file; '' if there is none, or it is outside the folder. */
async function fileVersion(folder: string, file: string): Promise<string> {
  const path = join(folder, file);
  if (folder && !path.startsWith(folder + sep)) return '';
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? `${path} ${found.mtimeMs} ${found.size}` : '';
}
