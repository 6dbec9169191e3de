import type { ENGLISH } from './english';

/** A text of a tag or component in English, by which its translations are found. */
export type Text = (typeof ENGLISH)[number];

/** A translation: a text, or one for each of the language's plural categories, chosen by the number `{count}`. */
export type Translation = string | Partial<Record<Intl.LDMLPluralRule, string>>;

/** Translations by their English texts. A text that is missing stays as it is without them. */
export type Texts = Partial<Record<Text, Translation>>;

/** What takes the place of `{name}` in a text. Numbers are written as the language writes them. */
export type Values = Readonly<Record<string, string | number>>;

/** Gives a text in the language of the view, with these values in it. */
export interface Translate {
  (text: Text, values?: Values): string;
  /** The language, a BCP 47 tag; missing for English. */
  lang?: string | undefined;
}
