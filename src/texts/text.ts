/**
 * A text of a tag or component in English, by which its translations are found. `{name}` is a value; a text with
 * `{count}` may have a translation for each plural category. Any string is one; the build collects those that are
 * written where this type is expected (build/reference/english-texts.ts).
 */
export type Text = string & Record<never, never>;

/** A translation: a text, or one for each of the language's plural categories, chosen by the number `{count}`. */
export type Translation = string | Partial<Record<Intl.LDMLPluralRule, string>>;

/** Translations by their English texts. A text that is missing stays as it is without them. */
export type Texts = Readonly<Record<string, Translation>>;

/** What takes the place of `{name}` in a text. Numbers are written as the language writes them. */
export type Values = Readonly<Record<string, string | number>>;

/** Gives a text in the language of the view, with these values in it. */
export interface Translate {
  (text: Text, values?: Values): string;
  /** The language, a BCP 47 tag; missing for English. */
  lang?: string | undefined;
}

/** Puts values into a text. */
export function fill(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
