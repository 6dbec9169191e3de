import { basename } from 'node:path';
import type { Attribute } from '../../model/tags/attribute';
import { type DescribedTag, fileName } from '../reference/declarations';
import type { Graph } from './graph';

/** Common attributes to leave out: they don't change what the server renders, or are sent separately (`lang`). */
const COMMON = ['api', 'theme', 'lang'];

/** Modules that a visitor's first press may need: a dialog, the form's rules, and what repeats an early press. */
const PRESSED = /(-dialog\.tsx|\/submission\.ts|\/replay\.ts)$/;

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
  const pressed = tags.map((tag) => [fileName(tag), pressedFiles(graph, `widgets/${fileName(tag)}.js`)]);
  const attributes = tags.flatMap(ownAttributes);
  // If one tag keeps an attribute private, it isn't sent for any tag.
  const isClientOnly = attributes.filter((attribute) => attribute.isClientOnly).map(({ name }) => name);
  const sent = new Set(attributes.map(({ name }) => name).filter((name) => !isClientOnly.includes(name)));
  const properties = tags.flatMap((tag) => tag.properties.filter(({ common }) => !common).map(({ name }) => name));
  return {
    hashes: Object.fromEntries(hashes),
    pressed: Object.fromEntries(pressed),
    attributes: [...sent].sort(),
    properties,
  };
}

/** Returns the names of the files that the first press on a tag needs besides the tag's own. */
function pressedFiles(graph: Graph, file: string): string[] {
  const own = graph.needs(file);
  const needed = graph
    .lazy(file)
    .filter(({ source }) => PRESSED.test(source))
    .flatMap(({ path }) => graph.needs(path));
  return [...new Set(needed)].filter((path) => !own.includes(path)).map((path) => basename(path, '.js'));
}

/**
 * Returns the attributes with which the server renders each tag, by the tag's and the attribute's name:
 * `{ "events": { "limit": { "kind": "limit" }, … }, … }`. The server ignores all others, and invalid values.
 */
export function attributesOfTags(tags: readonly DescribedTag[]): Record<string, Record<string, Attribute>> {
  const entries = tags.map((tag): [string, Record<string, Attribute>] => {
    const sent = ownAttributes(tag).filter(({ isClientOnly }) => !isClientOnly);
    const attributes = sent.map(({ name, kind, values = [], initial }): [string, Attribute] => {
      const optional = initial && { initial };
      return [name, kind === 'choice' ? { kind, values, initial } : { kind, ...optional }];
    });
    return [fileName(tag), Object.fromEntries(attributes.sort(([a], [b]) => (a < b ? -1 : 1)))];
  });
  return Object.fromEntries(entries);
}

const ownAttributes = ({ attributes }: DescribedTag) => attributes.filter(({ name }) => !COMMON.includes(name));
