import type { Described } from './declarations';
import { docsOf } from './docs';

const SOURCE = 'src/ui/style/tokens.ts';

/** A custom property that a host page can set, on a tag or anything above it. */
export interface PublicToken extends Described {
  /** Its default value: CSS, or words if CSS wouldn't help a reader. */
  initial: string;
}

/** Returns the public tokens, such as `text: 'var(--ummes-color-text, …)'`. @throws if one has no doc comment. */
export function publicTokens(): PublicToken[] {
  return [...docsOf(SOURCE).values()].flatMap(({ value = '', paragraphs, tags }) => {
    const [, name, css = ''] = /^var\((--ummes-[\w-]+), (.+)\)$/.exec(value) ?? [];
    if (!name) return [];
    const doc = paragraphs.join(' ');
    if (!doc) throw new Error(`${SOURCE}: ${name} has no doc comment`);
    return { name, doc, initial: tags.find((tag) => tag.name === 'default')?.text ?? css };
  });
}
