import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, type TextBox } from '../../../../src/model/event-poster/fit-text';

/** A face in which each letter is half as wide as it is high. */
const measure = (text: string) => [...text].length * 0.5;
const box: TextBox = { width: 100, height: 60, face: 'heading', sizes: [30, 5], leading: 1, wholeWords: 10 };

describe('a text in its place on a poster', () => {
  it('is as large as its place allows', () => {
    expect(fitText('Short', box, measure)).toEqual({ lines: ['Short'], size: 30 });
    expect(fitText('Career day meet', box, measure).lines).toEqual(['Career', 'day meet']);
  });

  it('keeps words whole while the type is large enough', () => {
    const { lines, size } = fitText('Thermodynamics for all', box, measure);
    expect(lines).toEqual(['Thermodynamics', 'for all']);
    expect(size).toBeGreaterThanOrEqual(10);
  });

  it('breaks a word that is too long rather than becoming tiny', () => {
    const { lines, size } = fitText('x'.repeat(60), box, measure);
    expect(size).toBeGreaterThan(8);
    expect(lines.join('')).toBe('x'.repeat(60));
  });

  it('ends with an ellipsis where it is too much', () => {
    const { lines, size } = fitText('word '.repeat(2000), box, measure);
    expect(size).toBe(5);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(100.001);
  });

  it('stays within its place, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { lines, size } = fitText(text, box, measure);
        for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(100.001);
        expect(lines.length * size).toBeLessThanOrEqual(60.001);
      }),
    );
  });
});
