import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { z } from 'zod';
import { escapeHtml } from '../../model/escape-html';
import { ADDRESS_PLACEHOLDER } from '../../model/public-address';
import { type PreparedBody, prepareBody } from './body';
import { contentSecurityPolicy } from './csp';
import type { Build } from './current-build';

const pagesSchema = z.array(
  z.object({
    /** Exact, or with `{name}` for one segment. */
    path: z.string().startsWith('/'),
    /** Below the static root. */
    file: z.string(),
    /** Additions to the page's policy, such as hashes of inline styles. */
    csp: z.record(z.string(), z.array(z.string())).optional(),
  }),
);

type Page = z.infer<typeof pagesSchema>[number];

/** The page for paths that no other has. */
const NOT_FOUND: Page = { path: '/404', file: '404.html' };

/** Files that contain the site's address, by how their names end. */
const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '/sitemap.xml': 'text/xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
};

/**
 * The current build's pages, sitemap and robots.txt, prepared once per change on disk: a new build shows with the next
 * request, and each response comes from one build.
 */
export class Pages {
  readonly #prepared = new Map<string, { version: string; body: PreparedBody }>();
  #table: { version: string; pages: Page[] } = { version: '', pages: [] };

  /** @param publicAddress of canonical, og:url, og:image, sitemap and robots.txt. Without it they are relative. */
  constructor(
    readonly currentBuild: () => Build,
    readonly publicAddress: string | undefined,
  ) {}

  /** The page at a path, with or without a slash at its end, or the file there; null if there is none. */
  async find(path: string): Promise<PreparedBody | null> {
    const build = this.currentBuild();
    const page = findPage(await this.#pages(build), path);
    if (page) return page.path === NOT_FOUND.path ? null : this.#body(build, page);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    return contentTypeOf(file) && file !== `/${NOT_FOUND.file}` ? this.#body(build, { path, file }) : null;
  }

  /** True if the path lacks only the slash at its end to be a folder with an index page. */
  async isFolder(path: string): Promise<boolean> {
    return (await fileVersion(this.currentBuild().web, `${path}/index.html`)) !== '';
  }

  async notFound(): Promise<PreparedBody | null> {
    const build = this.currentBuild();
    return this.#body(build, findPage(await this.#pages(build), NOT_FOUND.path) ?? NOT_FOUND);
  }

  async #pages({ pages: list }: Build): Promise<Page[]> {
    const version = await fileVersion('', list);
    if (!version || version === this.#table.version) return this.#table.pages;
    const text = await readFile(list, 'utf8').catch(() => '');
    try {
      const pages = pagesSchema.parse(JSON.parse(text));
      this.#table = { version, pages };
      return pages; // not #table.pages: a request to another build may have replaced it
    } catch {
      return this.#table.pages; // half written
    }
  }

  async #body({ web }: Build, page: Page): Promise<PreparedBody | null> {
    const known = this.#prepared.get(page.path);
    const found = await fileVersion(web, page.file);
    const version = `${found} ${JSON.stringify(page)}`;
    if (!found || known?.version === version) return known?.body ?? null;
    const text = await readFile(join(web, page.file), 'utf8').catch(() => '');
    if (!text) return known?.body ?? null;
    const body = await prepareBody(
      text.replaceAll(ADDRESS_PLACEHOLDER, escapeHtml(this.publicAddress ?? '')),
      headersOf(page),
    );
    this.#prepared.set(page.path, { version, body });
    return body;
  }
}

function headersOf({ path, file, csp }: Page): Record<string, string> {
  const type = contentTypeOf(`/${file}`) ?? '';
  if (type !== CONTENT_TYPES['.html']) return { 'Content-Type': type };
  return {
    'Content-Type': type,
    'Content-Security-Policy': contentSecurityPolicy(path.replace(/\{.*/, '') || '/', csp) ?? '',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

function contentTypeOf(file: string): string | undefined {
  return Object.entries(CONTENT_TYPES).find(([ending]) => file.endsWith(ending))?.[1];
}

/** The page of a path: an exact one before a pattern. Its file's own path finds it too. */
function findPage(pages: readonly Page[], path: string): Page | undefined {
  const plain = withoutSlash(path);
  return (
    pages.find((page) => withoutSlash(page.path) === plain || `/${page.file}` === plain) ??
    pages.find((page) => new RegExp(`^${withoutSlash(page.path).replace(/\{[^}]+\}/g, '[^/]+')}$`).test(plain))
  );
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '') || '/';
}

/** Changes with the file; '' if there is none, or it is outside the folder. */
async function fileVersion(folder: string, file: string): Promise<string> {
  const path = join(folder, file);
  if (folder && !path.startsWith(folder + sep)) return '';
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? `${path} ${found.mtimeMs} ${found.size}` : '';
}
