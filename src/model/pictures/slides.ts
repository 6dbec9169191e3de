/** Returns the index `steps` slides later. At either end, wraps around if `loop` is set and otherwise stops. */
export function slideAfter(index: number, steps: number, count: number, loop: boolean): number {
  if (count < 1) return 0;
  return loop ? (((index + steps) % count) + count) % count : Math.min(Math.max(0, index + steps), count - 1);
}

/**
 * Returns how many slides a drag moves by: none up to the threshold, at least one beyond it, and more for a drag across
 * several slides.
 * @param distance in pixels; positive towards later slides.
 */
export function draggedSlides(distance: number, slideWidth: number, threshold: number): number {
  if (!(Math.abs(distance) > threshold)) return 0;
  return Math.sign(distance) * Math.max(1, slideWidth > 0 ? Math.round(Math.abs(distance) / slideWidth) : 1);
}

/** A range of positions in a list. */
export interface Span {
  /** From 0. */
  first: number;
  /** One more than the last position. */
  end: number;
}

/** Returns up to `length` positions around `index`, shifted to stay within the list. */
export function spanAround(index: number, count: number, length: number): Span {
  const first = Math.max(0, Math.min(index - Math.floor(length / 2), count - length));
  return { first, end: Math.min(count, first + length) };
}

/**
 * Returns the positions of the visible items in a scrolled row of equal-width items.
 * @param offset how far the row is scrolled, in pixels. @param step an item's width plus its gap.
 */
export function spanInView(offset: number, width: number, step: number, count: number): Span {
  if (!(step > 0)) return { first: 0, end: Math.min(1, count) };
  const first = Math.min(Math.max(0, Math.floor(offset / step)), Math.max(0, count - 1));
  return { first, end: Math.min(count, Math.max(first + 1, Math.ceil((offset + width) / step))) };
}
