import { describe, expect, it } from 'vitest';
import { draggedSlides, loopDistance, slideAfter, spanAround, spanInView } from '../../../src/model/slides';

describe('slides', () => {
  it('wrap at both ends in a loop, and stop there without one', () => {
    expect(slideAfter(2, 1, 3, true)).toBe(0);
    expect(slideAfter(0, -1, 3, true)).toBe(2);
    expect(slideAfter(2, 1, 3, false)).toBe(2);
    expect(slideAfter(0, -1, 3, false)).toBe(0);
    expect(slideAfter(0, 1, 0, true)).toBe(0);
  });

  it('are as far apart as the short way round', () => {
    expect(loopDistance(0, 9, 10)).toBe(-1);
    expect(loopDistance(9, 0, 10)).toBe(1);
    expect(loopDistance(2, 7, 10)).toBe(5);
    expect(loopDistance(0, 0, 0)).toBe(0);
  });

  it('stay after a drag of 50 px, and move after one of 51', () => {
    expect(draggedSlides(50, 300, 50)).toBe(0);
    expect(draggedSlides(-50, 300, 50)).toBe(0);
    expect(draggedSlides(51, 300, 50)).toBe(1);
    expect(draggedSlides(-51, 300, 50)).toBe(-1);
    expect(draggedSlides(640, 300, 50)).toBe(2);
    expect(draggedSlides(Number.NaN, 300, 50)).toBe(0);
  });

  it('have dots around the shown one, all within the list', () => {
    expect(spanAround(0, 5, 14)).toEqual({ first: 0, end: 5 });
    expect(spanAround(500, 1000, 14)).toEqual({ first: 493, end: 507 });
    expect(spanAround(999, 1000, 14)).toEqual({ first: 986, end: 1000 });
  });

  it('are told by where the row is scrolled', () => {
    expect(spanInView(0, 1200, 400, 10)).toEqual({ first: 0, end: 3 });
    expect(spanInView(399, 800, 400, 10)).toEqual({ first: 0, end: 3 });
    expect(spanInView(3600, 1200, 400, 10)).toEqual({ first: 9, end: 10 });
    expect(spanInView(0, 0, 0, 10)).toEqual({ first: 0, end: 1 });
  });
});
