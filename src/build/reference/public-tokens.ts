import type { Described } from './declarations';
import { docsOf } from './docs';

const SOURCE = 'src/ui/style/tokens.ts';

/** A custom property that a host page can set, on a tag or anything above it. */
export interface PublicToken extends Described {
  /** Its value when it is not set: CSS, or words where CSS would not help a reader. */
  initial: string;
}

/** The public tokens with their doc comments: every `text: 'var(--ummes-color-text, …)'`. @throws when one has none. */
export function publicTokens(): PublicToken[] {
  return [...docsOf(SOURCE).values()].flatMap(({ value = '', paragraphs, tags }) => {
    const [, name, css = ''] = /^var\((--ummes-[\w-]+), (.+)\)$/.exec(value) ?? [];
    if (!name) return [];
    const doc = paragraphs.join(' ');
    if (!doc) throw new Error(`${SOURCE}: ${name} has no doc comment`);
    return { name, doc, initial: tags.find((tag) => tag.name === 'default')?.text ?? css };
  });
}
