import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { z } from 'zod';
import { type PreparedBody, prepareBody } from './body';
import { contentSecurityPolicy } from './csp';

const pageSchema = z.object({
  /** Exact, or with `{name}` for one segment. */
  path: z.string().startsWith('/'),
  /** Below the static root. */
  file: z.string(),
  /** What the page's policy allows besides, such as hashes of inline styles. */
  csp: z.record(z.string(), z.array(z.string())).optional(),
});

export type Page = z.infer<typeof pageSchema>;

/** The page for paths that no other has. */
const NOT_FOUND: Page = { path: '/404', file: '404.html' };

/**
 * The site's pages as they lie on disk, prepared once per change: a build beside the running
 * server shows at once, and while it writes, what was there before still answers.
 */
export class Pages {
  readonly #prepared = new Map<string, { mark: string; body: PreparedBody }>();
  #table: { mark: string; pages: Page[] } = { mark: '', pages: [] };

  /** @param list the file that the build writes. @param web the static root. */
  constructor(
    readonly list: string,
    readonly web: string,
  ) {}

  /** The page at a path, with or without a slash at its end, or the HTML file there; null if there is none. */
  async find(path: string): Promise<PreparedBody | null> {
    const page = findPage(await this.#pages(), path);
    if (page) return page.path === NOT_FOUND.path ? null : this.#body(page);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    return /\.html$/.test(file) && file !== `/${NOT_FOUND.file}` ? this.#body({ path, file }) : null;
  }

  /** True when the path lacks only the slash at its end to be a folder with an index page. */
  async isFolder(path: string): Promise<boolean> {
    return (await this.#markOf(`${path}/index.html`)) !== '';
  }

  async notFound(): Promise<PreparedBody | null> {
    return this.#body(findPage(await this.#pages(), NOT_FOUND.path) ?? NOT_FOUND);
  }

  async #pages(): Promise<Page[]> {
    const mark = await markOf(this.list);
    if (mark && mark !== this.#table.mark) {
      const read = z.array(pageSchema).safeParse(
        await readFile(this.list, 'utf8')
          .then(JSON.parse)
          .catch(() => null),
      );
      if (read.success) this.#table = { mark, pages: read.data };
    }
    return this.#table.pages;
  }

  async #body(page: Page): Promise<PreparedBody | null> {
    const known = this.#prepared.get(page.path);
    const changed = await this.#markOf(page.file);
    if (!changed) return known?.body ?? null;
    const mark = `${changed} ${JSON.stringify(page)}`;
    if (known?.mark === mark) return known.body;
    const html = await readFile(join(this.web, page.file), 'utf8').catch(() => '');
    if (!html) return known?.body ?? null;
    const body = await prepareBody(html, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(page.path.replace(/\{.*/, '') || '/', page.csp) ?? '',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    this.#prepared.set(page.path, { mark, body });
    return body;
  }

  async #markOf(file: string): Promise<string> {
    const inside = join(this.web, file);
    return inside.startsWith(this.web + sep) ? markOf(inside) : '';
  }
}

/** The page of a path: an exact one before a pattern. Its file's own path finds it too. */
export function findPage(pages: readonly Page[], path: string): Page | undefined {
  const plain = path.replace(/\/$/, '') || '/';
  return (
    pages.find((page) => (page.path.replace(/\/$/, '') || '/') === plain || `/${page.file}` === plain) ??
    pages.find((page) => page.path.includes('{') && matchesPattern(page.path, plain))
  );
}

function matchesPattern(pattern: string, path: string): boolean {
  const wanted = pattern.replace(/\/$/, '').split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length && wanted.every((part, i) => (/^\{.+\}$/.test(part) ? given[i] : part === given[i]))
  );
}

async function markOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? `${found.mtimeMs} ${found.size}` : '';
}
