import { graphemes } from './graphemes';

/** Text cut to a maximum number of grapheme clusters, so that no emoji is split. */
export interface Excerpt {
  text: string;
  /** Whether anything was cut off. */
  cut: boolean;
}

export function excerpt(text: string, characters: number): Excerpt {
  if (text.length <= characters) return { text, cut: false };
  // A character is rarely more than a few code units long; cutting first makes huge cells cheap to process.
  const head = text.slice(0, characters * 16);
  const clusters = [...graphemes(head)];
  if (clusters.length <= characters && head.length === text.length) return { text, cut: false };
  const whole = Math.min(characters, clusters.length - 1); // the last cluster of the head may be incomplete
  const kept = clusters.slice(0, whole).join('');
  return { text: `${kept.replace(/[\s.,;:]+$/, '')}…`, cut: true };
}
