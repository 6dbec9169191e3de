/**
 * English text in a tag or component, which is also the key to its translations. `{name}` is a placeholder; text with
 * `{count}` may have a translation for each plural category. `npm run check` collects the texts by this type
 * (build/reference/english-texts.ts). It fails if a text isn't known at compile time, or a translation has no text.
 */
export type Text = string & Record<never, never>;

/** A translation: a string, or one for each of the language's plural categories, chosen by the number `{count}`. */
export type Translation = string | Partial<Record<Intl.LDMLPluralRule, string>>;

/** Translations, keyed by English text. Text without a translation stays in English. */
export type Texts = Readonly<Record<string, Translation>>;

/** The values of a string's placeholders. Numbers are formatted for the language. */
export type Values = Readonly<Record<string, string | number>>;

/** Translates text into the view's language and inserts values. */
export interface Translate {
  (text: Text, values?: Values): string;
  /** The language, a BCP 47 tag; missing for English. */
  lang?: string | undefined;
}

/** Inserts values into a string. */
export function fill(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Maximum time a view waits for its translations before it renders in English, in milliseconds. */
const TIMEOUT_MS = 5000;

interface Translations {
  textsIn(lang: string | undefined, own?: Texts): Translate | undefined;
}

/** The source of all translations. It loads only on pages that need it. */
let translations: Translations | undefined;

const listeners = new Set<() => void>();
let version = 0;

/** Calls the listener whenever the translations change. Returns a function that unsubscribes it. */
export function onTextsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a number that changes whenever the translations change. */
export const textsVersion = () => version;

/** Replaces the source of translations and notifies the views. */
export function changeTexts(current: Translations): void {
  translations = current;
  version += 1;
  for (const listener of listeners) listener();
}

export const isEnglish = (lang = '') => /^(en\b|$)/i.test(lang);

/**
 * Returns the function that translates a view's text; undefined until its translations have loaded.
 * @param own the view's own translations.
 */
export function textsIn(lang: string | undefined, own?: Texts): Translate | undefined {
  return translations ? translations.textsIn(lang, own) : own || !isEnglish(lang) ? undefined : fill;
}

/** Waits up to `TIMEOUT_MS` for a promise to settle. Ignores failures. */
export function waitInTime(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]).catch(() => {});
}

/** Creates a formatter for a language, or for the runtime's own if the language is missing or invalid. */
export function makeForLanguage<Format>(lang: string | undefined, make: (lang?: string) => Format): Format {
  try {
    return make(lang || undefined);
  } catch {
    return make();
  }
}
