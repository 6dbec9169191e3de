import { changeTexts, inTime, textsIn } from './current';
import { fill } from './fill';
import type { Texts } from './text';

/** Loads what the texts of a view need. If that fails or takes too long, they are those that are there, or English. */
export async function loadTexts(lang: string | undefined, own?: Texts): Promise<void> {
  if (textsIn(lang, own)) return;
  await inTime(import('./translations').then((module) => module.load(lang)));
  if (!textsIn(lang, own)) changeTexts({ textsIn: () => fill });
}
