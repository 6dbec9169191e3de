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

/** How long a view waits for its language before it shows in English, in milliseconds. */
const TIMEOUT_MS = 5000;

interface Translations {
  textsIn(lang: string | undefined, own?: Texts): Translate | undefined;
}

/** What gives other texts than the English ones, which are in the code. Only pages that have any load it. */
let translations: Translations | undefined;

const listeners = new Set<() => void>();
let version = 0;

/** Calls back when other texts are to be shown. Returns what ends that. */
export function onTextsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another number whenever other texts are to be shown. */
export const textsVersion = () => version;

/** Other texts are to be shown, and these translations give them. */
export function changeTexts(current: Translations): void {
  translations = current;
  version += 1;
  for (const listener of listeners) listener();
}

export const isEnglish = (lang = '') => /^(en\b|$)/i.test(lang);

/**
 * The texts of a view in a language; undefined until `loadTexts` is done.
 * @param own what this view replaces.
 */
export function textsIn(lang: string | undefined, own?: Texts): Translate | undefined {
  return translations ? translations.textsIn(lang, own) : own || !isEnglish(lang) ? undefined : fill;
}

/** Waits for what may fail or take too long. */
export function inTime(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]).catch(() => {});
}

/** Makes something for a language; for the runtime's language if the given one is invalid. */
export function inLanguage<Format>(lang: string | undefined, make: (lang?: string) => Format): Format {
  try {
    return make(lang || undefined);
  } catch {
    return make();
  }
}
