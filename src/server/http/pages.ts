import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { z } from 'zod';
import { type PreparedBody, prepareBody } from './body';
import { contentSecurityPolicy } from './csp';
import type { Build } from './current-build';

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
 * The current build's pages as they lie on disk, prepared once per change: a new build shows with the
 * next request, and each answer comes from one build.
 */
export class Pages {
  readonly #prepared = new Map<string, { mark: string; body: PreparedBody }>();
  #table: { mark: string; pages: Page[] } = { mark: '', pages: [] };

  constructor(readonly currentBuild: () => Build) {}

  /** The page at a path, with or without a slash at its end, or the HTML file there; null if there is none. */
  async find(path: string): Promise<PreparedBody | null> {
    const build = this.currentBuild();
    const page = findPage(await this.#pages(build), path);
    if (page) return page.path === NOT_FOUND.path ? null : this.#body(build, page);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    return /\.html$/.test(file) && file !== `/${NOT_FOUND.file}` ? this.#body(build, { path, file }) : null;
  }

  /** True when the path lacks only the slash at its end to be a folder with an index page. */
  async isFolder(path: string): Promise<boolean> {
    return (await markBelow(this.currentBuild().web, `${path}/index.html`)) !== '';
  }

  async notFound(): Promise<PreparedBody | null> {
    const build = this.currentBuild();
    return this.#body(build, findPage(await this.#pages(build), NOT_FOUND.path) ?? NOT_FOUND);
  }

  async #pages({ pages: list }: Build): Promise<Page[]> {
    const mark = await markOf(list);
    if (mark && mark !== this.#table.mark) {
      const read = z.array(pageSchema).safeParse(
        await readFile(list, 'utf8')
          .then(JSON.parse)
          .catch(() => null),
      );
      // Not by way of #table: a request to the other build may have set it meanwhile.
      if (read.success) {
        this.#table = { mark, pages: read.data };
        return read.data;
      }
    }
    return this.#table.pages;
  }

  async #body({ web }: Build, page: Page): Promise<PreparedBody | null> {
    const known = this.#prepared.get(page.path);
    const changed = await markBelow(web, page.file);
    if (!changed) return known?.body ?? null;
    const mark = `${changed} ${JSON.stringify(page)}`;
    if (known?.mark === mark) return known.body;
    const html = await readFile(join(web, page.file), 'utf8').catch(() => '');
    if (!html) return known?.body ?? null;
    const body = await prepareBody(html, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(page.path.replace(/\{.*/, '') || '/', page.csp) ?? '',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    this.#prepared.set(page.path, { mark, body });
    return body;
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

function markBelow(web: string, file: string): Promise<string> | string {
  const inside = join(web, file);
  return inside.startsWith(web + sep) ? markOf(inside) : '';
}

async function markOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? `${file} ${found.mtimeMs} ${found.size}` : '';
}
