import { type DescribedTag, fileName } from '../reference/declarations';
import { copyByContent } from './by-content';

/** The copies of entries with a content hash in their names, as paths under the static root. */
export interface EntryCopies {
  /** The site's script. */
  site: string;
  /** The tags' scripts by tag name, without `ummes-`. */
  tags: Record<string, string>;
}

/** Copies the entries that the loader and the pages load, so that they get the code that they were built with. */
export async function copyEntries(tags: readonly DescribedTag[]): Promise<EntryCopies> {
  const copies: EntryCopies = { site: await copyByContent('site/main.js', 'site'), tags: {} };
  for (const name of tags.map(fileName)) copies.tags[name] = await copyByContent(`widgets/${name}.js`);
  return copies;
}
