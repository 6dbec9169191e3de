import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { STEPS } from '../bundling/graph';

/** The exports of src/site/prerender.tsx. */
export type Prerenderer = typeof import('../../site/prerender');

/** The module anew for each page: the styles that it has then are those of the page. */
export function prerenderer(page: string): Promise<Prerenderer> {
  return import(`${pathToFileURL(resolve(STEPS, 'prerender.js')).href}?${page}`);
}
