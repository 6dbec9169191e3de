import { fill, type Texts, type Translate } from './text';

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
