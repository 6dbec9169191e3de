import { basename } from 'node:path';
import { type DescribedTag, fileName } from '../reference/declarations';
import type { Graph } from './graph';

/** Common attributes to leave out: they don't change what the server renders, or are sent separately (`lang`). */
const COMMON = ['api', 'theme', 'lang'];

/** Returns the hash in a file's name. The loader puts the tag's name or `chunk` before it (widgets/loader/load.ts). */
const hashOf = (file: string) => basename(file, '.js').replace(/^.*-/, '');

/**
 * Returns the `TagTable` of widgets/loader/tags.ts: the loader's data about the tags.
 * @param files the tags' own files by tag name, as paths under the static root.
 */
export function tagTable(graph: Graph, tags: readonly DescribedTag[], files: Readonly<Record<string, string>>) {
  const hashes = tags.map((tag) => {
    const [, ...imported] = graph.needs(`widgets/${fileName(tag)}.js`);
    return [fileName(tag), [files[fileName(tag)] ?? '', ...imported].map(hashOf).join(' ')];
  });
  const attributes = tags.flatMap(ownAttributes);
  // If one tag keeps an attribute private, it isn't sent for any tag.
  const isClientOnly = attributes.filter((attribute) => attribute.isClientOnly).map(({ name }) => name);
  const sent = new Set(attributes.map(({ name }) => name).filter((name) => !isClientOnly.includes(name)));
  const properties = tags.flatMap((tag) => tag.properties.filter(({ common }) => !common).map(({ name }) => name));
  return { hashes: Object.fromEntries(hashes), attributes: [...sent].sort(), properties };
}

/** Returns each tag's attributes, by tag name: `{ "events": ["event-href"], … }`. The server ignores all others. */
export function attributesOfTags(tags: readonly DescribedTag[]): Record<string, string[]> {
  return Object.fromEntries(
    tags.map((tag) => [
      fileName(tag),
      ownAttributes(tag)
        .map(({ name }) => name)
        .sort(),
    ]),
  );
}

const ownAttributes = ({ attributes }: DescribedTag) => attributes.filter(({ name }) => !COMMON.includes(name));
