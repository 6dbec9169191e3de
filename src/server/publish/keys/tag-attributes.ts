import { existsSync, readFileSync } from 'node:fs';
import type { Attribute } from '../../../model/tags/attribute';
import type { Build } from '../../settings/package-root';

/** The attributes that change a tag's rendering, in alphabetical order, by the tag's name without `ummes-`. */
export type TagAttributes = Readonly<Record<string, Readonly<Record<string, Attribute>>>>;

/** The tags to use if the build has no list of tags. Their plain lists still work. */
const PLAIN_TAGS: TagAttributes = { events: {}, news: {} };

/** Reads the tags' attributes from the build. */
export function readTagAttributes({ tags }: Pick<Build, 'tags'>): TagAttributes {
  return existsSync(tags) ? JSON.parse(readFileSync(tags, 'utf8')) : PLAIN_TAGS;
}

/** Returns a tag's attributes; undefined if there is no such tag. */
export function attributesOf(tags: TagAttributes, name: string): TagAttributes[string] | undefined {
  return Object.hasOwn(tags, name) ? tags[name] : undefined;
}
