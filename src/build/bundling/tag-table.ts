import { basename } from 'node:path';
import { common } from '../../element/declaration';
import { describeTags } from '../reference/describe-tags';
import type { Graph } from './graph';

/** Attributes of all tags: the page gives them their effect. */
const COMMON = ['api', 'theme', 'lang'];

/** The loader knows what stands before it (widgets/loader/files.ts): the tag's name, or `chunk`. */
const hashOf = (file: string) => basename(file, '.js').replace(/^.*-/, '');

const namesOf = (described: readonly { name: string }[]) => described.map(({ name }) => name).join(' ');

/**
 * The `TagTable` of widgets/loader/tags.ts: what the loader knows about the tags.
 * @param entries the tags' own files, as paths below the static root.
 */
export async function tagTable(graph: Graph, entries: readonly string[]) {
  const described = describeTags();
  const nameOf = (tag: string) => tag.replace('ummes-', '');
  const needs = described.map(({ tag }) => graph.needs(`widgets/${nameOf(tag)}.js`).slice(1));
  // Begins alike for files with the same users.
  const place = (file: string) => needs.map((files) => Number(files.includes(file))).join('') + file;
  const uses = (file: string) => needs.filter((files) => files.includes(file)).length;
  const tags = described.map(({ tag, data = '', properties, attributes }, index) => {
    const own = entries.filter((file) => new RegExp(`/${nameOf(tag)}-[^-]+$`).test(file));
    // The lists then end alike, and compress better.
    const shared = needs[index]?.sort((a, b) => uses(a) - uses(b) || place(b).localeCompare(place(a))) ?? [];
    const hashes = [...own, ...shared].map(hashOf).join(' ');
    const sent = attributes.filter(({ name, unsent }) => !unsent && !COMMON.includes(name));
    const given = properties.filter(({ name }) => !(common.properties as readonly string[]).includes(name));
    if (given.length > 1) throw new Error(`${tag}: the loader looks at one property, there are more`);
    return [nameOf(tag), [hashes, data, namesOf(given), namesOf(sent)]];
  });
  return Object.fromEntries(tags);
}

/** The attributes of every tag by its name: `{ "events": ["event-href"], … }`. The server takes no others. */
export async function attributesOfTags(): Promise<Record<string, string[]>> {
  const tags = describeTags();
  const own = tags.map(({ tag, attributes }) => {
    return [tag.replace('ummes-', ''), attributes.map(({ name }) => name).filter((name) => !COMMON.includes(name))];
  });
  return Object.fromEntries(own);
}
