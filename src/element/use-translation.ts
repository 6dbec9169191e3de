import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { changeTexts, inTime, onTextsChange, textsIn, textsVersion } from '../texts/current';
import { fill, type Texts, type Translate } from '../texts/text';
import { nearestLang, onLangChange } from './nearest-lang';

/** The language of the texts: where no ancestor has one, the browser's, as with dates. */
export const textsLang = (lang: string | undefined) => lang || globalThis.navigator?.language;

/** Loads what the texts of a view need. If that fails or takes too long, they are those that are there, or English. */
export async function loadTexts(lang: string | undefined, own?: Texts): Promise<void> {
  if (textsIn(lang, own)) return;
  await inTime(import('../texts/translations').then((module) => module.load(lang)));
  if (!textsIn(lang, own)) changeTexts({ textsIn: () => fill });
}

/**
 * The texts of a view, undefined until they are there for the first time. While others are on their way, those that
 * are shown stay.
 */
export function useTranslation(lang: string | undefined, own: Texts | undefined): Translate | undefined {
  const version = useSyncExternalStore(onTextsChange, textsVersion, textsVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what has been loaded and set
  const wanted = useMemo(() => textsIn(textsLang(lang), own), [lang, own, version]);
  const [shown, setShown] = useState(() => wanted);
  if (wanted && wanted !== shown) setShown(() => wanted);
  useEffect(() => {
    if (!wanted) void loadTexts(textsLang(lang), own);
  }, [wanted, lang, own]);
  return wanted ?? shown;
}

/** The language of a view: the given one, else that of the nearest ancestor, also when it changes. */
export function useLang(given: string | undefined, container: ShadowRoot | undefined): string | undefined {
  const lang = () => given ?? (container && nearestLang(container.host));
  // As a new function it subscribes again after each render: the element may have been moved meanwhile.
  const subscribe = (listener: () => void) => (container ? onLangChange(container.host, listener) : () => {});
  return useSyncExternalStore(subscribe, lang, lang);
}
