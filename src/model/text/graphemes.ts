/** Created on demand, because creating it takes 60 ms on a phone. */
let segmenter: Intl.Segmenter | undefined;

/** Tests whether text is printable ASCII, as most is: every code unit is a character without an accent. */
export function isPlain(text: string): boolean {
  return /^[\x20-\x7e\n]*$/.test(text);
}

/** Yields a string's characters as readers count them. */
export function* graphemes(text: string): Generator<string> {
  if (isPlain(text)) return yield* text;
  segmenter ??= new Intl.Segmenter();
  for (const { segment } of segmenter.segment(text)) yield segment;
}
