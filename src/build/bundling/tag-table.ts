import { basename } from 'node:path';
import { type DescribedTag, fileName } from '../reference/declarations';
import type { Graph } from './graph';

/** Attributes of all tags: the page gives them their effect. */
const COMMON = ['api', 'theme', 'lang'];

/** The loader knows what stands before it (widgets/loader/load.ts): the tag's name, or `chunk`. */
const hashOf = (file: string) => basename(file, '.js').replace(/^.*-/, '');

const namesOf = (described: readonly { name: string }[]) => described.map(({ name }) => name).join(' ');

/**
 * The `TagTable` of widgets/loader/tags.ts: what the loader knows about the tags.
 * @param files the tags' own files by their names, as paths below the static root.
 */
export function tagTable(graph: Graph, tags: readonly DescribedTag[], files: Readonly<Record<string, string>>) {
  const rows = tags.map((tag) => {
    const [, ...imported] = graph.needs(`widgets/${fileName(tag)}.js`);
    const hashes = [files[fileName(tag)] ?? '', ...imported].map(hashOf).join(' ');
    const sent = tag.attributes.filter(({ name, unsent }) => !unsent && !COMMON.includes(name));
    const given = tag.properties.filter(({ common }) => !common);
    if (given.length > 1) throw new Error(`${tag.tag}: the loader looks at one property, there are more`);
    return [fileName(tag), [hashes, namesOf(given), namesOf(sent)]];
  });
  return Object.fromEntries(rows);
}

/** The attributes of every tag by its name: `{ "events": ["event-href"], … }`. The server takes no others. */
export function attributesOfTags(tags: readonly DescribedTag[]): Record<string, string[]> {
  const own = tags.map((tag) => {
    return [fileName(tag), tag.attributes.map(({ name }) => name).filter((name) => !COMMON.includes(name))];
  });
  return Object.fromEntries(own);
}
