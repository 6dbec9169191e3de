import { readFile } from 'node:fs/promises';
import { baseStyles } from '../../ui/tokens';
import type { Described } from './declarations';
import { type DocComment, readEntryComments } from './doc-comments';

const SOURCE = 'src/ui/tokens.ts';

/** A custom property that a host page can set, on a tag or anything above it. */
export interface PublicToken extends Described {
  /** What holds when it is not set: CSS, or words where CSS would tell a reader little. */
  initial: string;
}

/** The public tokens with what their doc comments say. */
export async function publicTokens(): Promise<PublicToken[]> {
  return describeTokens(baseStyles, readEntryComments(await readFile(SOURCE, 'utf8'), SOURCE, 'tokens'));
}

/**
 * Finds every `--_text:var(--ummes-color-text, …);` in the base styles.
 * @param comments by the private name without its `--_`.
 * @throws when a public token is not described.
 */
export function describeTokens(styles: string, comments: Record<string, DocComment>): PublicToken[] {
  return [...styles.matchAll(/--_([\w-]+):var\((--ummes-[\w-]+), ([^;]+)\);/g)].map(([, own = '', name = '', css]) => {
    const comment = comments[own];
    if (!comment?.text) throw new Error(`${SOURCE}: ${name} has no doc comment`);
    return { name, doc: comment.text, initial: comment.default ?? css ?? '' };
  });
}
