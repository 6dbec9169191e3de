import { build } from 'tsup';
import { bundles, loaders } from '../../../tsup.config';
import type { DescribedTag } from '../reference/declarations';
import { Graph } from './graph';
import { tagTable } from './tag-table';

/** Builds every bundle but the loader. */
export async function buildBundles(): Promise<void> {
  await Promise.all(bundles.map(build));
}

/**
 * Builds the loader, which contains the table of the tags' files.
 * @param files the tags' own files by tag name, as paths under the static root.
 */
export async function buildLoader(
  tags: readonly DescribedTag[],
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const table = tagTable(await Graph.read('tags'), tags, files);
  await Promise.all(loaders(table).map(build));
}
