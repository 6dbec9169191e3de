import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { RECEIVES_ATTRIBUTE, type Receivable } from '../../model/receiving';
import { type PreparedBody, prepareBody } from './body';
import { BodyCache } from './body-cache';
import type { Build } from './build';
import { type PageFile, PageTable } from './page-table';
import { withPublicAddress } from './site-address';

/** The pages of a build are some 3 MB in all encodings. */
const MAX_BYTES = 8_000_000;

/** A page and its path, or only the path when it was asked for by another spelling. */
export type PageResult = { body: PreparedBody; path: string } | { location: string };

/**
 * The build's pages, sitemap and robots.txt, each prepared once.
 */
export class Pages {
  readonly #bodies = new BodyCache(MAX_BYTES);
  readonly #pages: PageTable;

  /**
   * @param publicAddress of canonical, og:url, og:image, sitemap and robots.txt. Without it they are relative.
   * @param receives is said on each page's `html` element.
   */
  constructor(
    readonly build: Build,
    readonly publicAddress: string | undefined,
    readonly receives: readonly Receivable[] = [],
  ) {
    this.#pages = new PageTable(readFileSync(build.pages, 'utf8'));
  }

  /**
   * The page at a path. A slash may follow it: on a slow phone another request would take longer than the page. Any
   * other spelling leads to the path. Null if there is no page.
   * @param path as it stands in the request, without the query.
   */
  async find(path: string): Promise<PageResult | null> {
    const found = this.#pages.find(path);
    const body = found && (await this.#body(found));
    if (!body) return null;
    const isAsked = found.path === path || found.path === path.replace(/(?<=[^/])\/$/, '');
    return isAsked ? { body, path: found.path } : { location: found.path };
  }

  async notFound(): Promise<PreparedBody | null> {
    return this.#body(this.#pages.notFound);
  }

  async #body({ file, headers }: PageFile): Promise<PreparedBody | null> {
    const { web } = this.build;
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
  if (!path.startsWith(folder + sep)) return '';
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? `${path} ${found.mtimeMs} ${found.size}` : '';
}
