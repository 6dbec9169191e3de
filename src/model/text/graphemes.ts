/** Costs more to make than to use; every card uses it. */
let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as a reader counts them; its code points where there is no `Intl.Segmenter` (Firefox 124). */
export function* graphemes(text: string): Generator<string> {
  if (!Intl.Segmenter) return yield* text;
  segmenter ??= new Intl.Segmenter();
  for (const { segment } of segmenter.segment(text)) yield segment;
}
