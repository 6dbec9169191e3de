import {
  changeTexts,
  fill,
  isEnglish,
  makeForLanguage,
  type Text,
  type Texts,
  type Translate,
  type Translation,
  type Values,
  waitInTime,
} from './text';

/** The languages we supply translations for. Native speakers haven't reviewed them yet. */
export const SUPPLIED: Readonly<Record<string, () => Promise<{ default: Texts }>>> = {
  si: () => import('./si'),
  ta: () => import('./ta'),
};

/** The loaded catalogues, by base language. One that is late or failed to load is empty. */
const loaded = new Map<string, Texts>();

/** Strings that the page has set, each with its base language, or '' for all languages. The latest come first. */
const pageTexts: { base: string; texts: Texts }[] = [];

/** Replaces text in all tags and components on the page immediately, in one language or all languages. */
export function setTexts(texts: Texts): void;
export function setTexts(lang: string, texts: Texts): void;
export function setTexts(...given: [Texts] | [string, Texts]): void {
  const [lang, texts] = given.length === 1 ? ['', given[0]] : given;
  pageTexts.unshift({ base: baseOf(lang), texts });
  changeTexts({ textsIn });
}

/** Returns the base language: `si` for `si-LK`. */
function baseOf(lang = ''): string {
  return lang.toLowerCase().split(/[-_]/)[0] ?? '';
}

/**
 * See `text.ts`. The view's own text takes precedence over the page's, and the page's over ours. The page's text for a
 * language takes precedence over its text for all languages.
 */
function textsIn(lang: string | undefined, own?: Texts): Translate | undefined {
  const base = baseOf(lang);
  const set = [base, ''].flatMap((each) => pageTexts.filter((entry) => entry.base === each)).map(({ texts }) => texts);
  const supplied = loaded.get(base);
  if (!supplied && Object.hasOwn(SUPPLIED, base)) return undefined;
  const layers = [own, ...set, supplied].filter((texts) => texts !== undefined);
  return layers.length === 0 && isEnglish(lang) ? fill : translator(lang, layers);
}

/** Loads a language's catalogue. If it is late, the text is English until it arrives. */
export async function load(lang: string | undefined): Promise<void> {
  const base = baseOf(lang);
  if (Object.hasOwn(SUPPLIED, base) && !loaded.get(base)) {
    const loading = SUPPLIED[base]?.().then(({ default: texts }) => {
      const isLate = loaded.has(base);
      loaded.set(base, texts);
      if (isLate) changeTexts({ textsIn });
    });
    await waitInTime(loading ?? Promise.resolve());
    if (!loaded.has(base)) loaded.set(base, {});
  }
  changeTexts({ textsIn });
}

/**
 * Returns a function that translates into a language.
 * @param lang a BCP 47 tag; a malformed or missing one means the runtime's language.
 * @param layers translations; earlier ones take precedence.
 */
export function translator(lang: string | undefined, layers: readonly Texts[]): Translate {
  const own = (text: Text): Translation | undefined => {
    return layers.find((texts) => Object.hasOwn(texts, text))?.[text];
  };
  const translate = (text: Text, values: Values = {}) => {
    const translation = own(text) ?? text;
    const chosen = typeof translation === 'string' ? translation : textForCount(translation, values.count, lang);
    return fill(chosen ?? text, formatValues(values, lang));
  };
  return Object.assign(translate, { lang });
}

/** Returns the text for the plural category of a number in the language. */
function textForCount(
  texts: Exclude<Translation, string>,
  count: Values[string] = 0,
  lang?: string,
): string | undefined {
  const category = makeForLanguage(lang, (valid) => new Intl.PluralRules(valid)).select(Number(count));
  return texts[category] ?? texts.other;
}

/** Formats numbers for the language. */
function formatValues(values: Values, lang?: string): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    const isNumber = typeof value === 'number';
    return [name, isNumber ? makeForLanguage(lang, (valid) => new Intl.NumberFormat(valid)).format(value) : value];
  });
  return Object.fromEntries(entries);
}
