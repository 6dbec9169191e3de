import { dirname, join } from 'node:path';
import type { PackageRoot } from '../settings/package-root';

/** What one run of the build has made. A server serves the build that it was started with. */
export interface Build {
  /** The static root. */
  web: string;
  /** The list of pages. */
  pages: string;
  /** The module that renders pages and tags. */
  renderer: string;
  /** The attributes of the tags, as JSON. */
  tags: string;
}

export function buildOf({ web, pages }: Pick<PackageRoot, 'web' | 'pages'>): Build {
  const server = join(dirname(pages), 'server');
  return { web, pages, renderer: join(server, 'render.js'), tags: join(server, 'tags.json') };
}
