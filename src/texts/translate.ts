import { fill } from './fill';
import type { Text, Texts, Translate, Translation, Values } from './text';

/**
 * Makes the function that gives texts in a language.
 * @param lang a BCP 47 tag; a malformed or missing one means the runtime's language.
 * @param layers translations, of which earlier ones win.
 */
export function translator(lang: string | undefined, layers: readonly Texts[]): Translate {
  const own = (text: Text): Translation | undefined => {
    return layers.find((texts) => Object.hasOwn(texts, text))?.[text];
  };
  const translate = (text: Text, values: Values = {}) => {
    const translation = own(text) ?? text;
    const chosen = typeof translation === 'string' ? translation : ofCount(translation, values.count, lang);
    return fill(chosen ?? text, written(values, lang));
  };
  return Object.assign(translate, { lang });
}

/** The text of the plural category that a number has in the language. */
function ofCount(texts: Exclude<Translation, string>, count: Values[string] = 0, lang?: string): string | undefined {
  const category = inLanguage(lang, (known) => new Intl.PluralRules(known)).select(Number(count));
  return texts[category] ?? texts.other;
}

/** The values as the language writes them. */
function written(values: Values, lang?: string): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    const isNumber = typeof value === 'number';
    return [name, isNumber ? inLanguage(lang, (known) => new Intl.NumberFormat(known)).format(value) : value];
  });
  return Object.fromEntries(entries);
}

/** What is made for a language; for the runtime's, where there is no such one. */
function inLanguage<Format>(lang: string | undefined, make: (lang?: string) => Format): Format {
  try {
    return make(lang || undefined);
  } catch {
    return make();
  }
}
