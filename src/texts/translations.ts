import { changeTexts, inTime, isEnglish } from './current';
import { fill } from './fill';
import type { Texts, Translate } from './text';
import { translator } from './translate';

/** The languages that are supplied. */
const SUPPLIED: Readonly<Record<string, () => Promise<{ texts: Texts }>>> = {
  si: () => import('./si'),
  ta: () => import('./ta'),
};

/** The catalogues that are there, by base language; empty while a view does without. */
const loaded = new Map<string, Texts>();

/** What the page has set, by base language; by '' for all of them. The later call comes first. */
const ofPage: { base: string; texts: Texts }[] = [];

/** Replaces texts in all tags and components of the page, in one language or in all. Those that are shown change at once. */
export function setTexts(texts: Texts): void;
export function setTexts(lang: string, texts: Texts): void;
export function setTexts(...given: [Texts] | [string, Texts]): void {
  const [lang, texts] = given.length === 1 ? ['', given[0]] : given;
  ofPage.unshift({ base: baseOf(lang), texts });
  changeTexts({ textsIn });
}

/** The supplied language of a view: `si-LK` is Sinhala. */
function baseOf(lang = ''): string {
  return lang.toLowerCase().split(/[-_]/)[0] ?? '';
}

/** As in `current.ts`. What the view replaces comes first, then what the page has set, for the language first. */
export function textsIn(lang: string | undefined, own?: Texts): Translate | undefined {
  const base = baseOf(lang);
  const set = [base, ''].flatMap((each) => ofPage.filter((entry) => entry.base === each)).map(({ texts }) => texts);
  const supplied = loaded.get(base);
  if (!supplied && Object.hasOwn(SUPPLIED, base)) return undefined;
  const layers = [own, ...set, supplied].filter((texts) => texts !== undefined);
  return layers.length === 0 && isEnglish(lang) ? fill : translator(lang, layers);
}

/** Loads the catalogue of a language. While it is missing, the texts are English. */
export async function load(lang: string | undefined): Promise<void> {
  const base = baseOf(lang);
  if (Object.hasOwn(SUPPLIED, base) && !loaded.get(base)) {
    const loading = SUPPLIED[base]?.().then(({ texts }) => {
      const isLate = loaded.has(base);
      loaded.set(base, texts);
      if (isLate) changeTexts({ textsIn });
    });
    await inTime(loading ?? Promise.resolve());
    if (!loaded.has(base)) loaded.set(base, {});
  }
  changeTexts({ textsIn });
}
