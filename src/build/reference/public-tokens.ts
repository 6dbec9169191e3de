import { readFile } from 'node:fs/promises';
import type { Described } from './declarations';
import { readObject } from './read-object';

const SOURCE = 'src/ui/tokens.ts';

/** A custom property that a host page can set, on a tag or anything above it. */
export interface PublicToken extends Described {
  /** Its value when it is not set: CSS, or words where CSS would not help a reader. */
  initial: string;
}

/** The public tokens with their doc comments. */
export async function publicTokens(): Promise<PublicToken[]> {
  return describeTokens(await readFile(SOURCE, 'utf8'));
}

/**
 * Finds every `text: 'var(--ummes-color-text, …)'` in the object `tokens` of a file.
 * @throws when a public token is not described.
 */
export function describeTokens(source: string): PublicToken[] {
  return readObject(source, SOURCE, 'tokens').entries.flatMap(({ text: doc, value, tags }) => {
    const [, name, css = ''] = /^var\((--ummes-[\w-]+), (.+)\)$/.exec(String(value)) ?? [];
    if (!name) return [];
    if (!doc) throw new Error(`${SOURCE}: ${name} has no doc comment`);
    return { name, doc, initial: tags.default ?? css };
  });
}
