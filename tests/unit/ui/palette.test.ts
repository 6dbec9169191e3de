import { expect, it } from 'vitest';
import { type Colour, over, paletteFor } from '../../../src/ui/style/palette';
import { contrast } from '../../support/contrast';

const STEPS = [0, 36, 73, 109, 146, 182, 219, 255];

/** Grounds from everywhere in the colour space, and all greys. */
const GROUNDS: Colour[] = [
  ...STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue): Colour => [red, green, blue, 1]))),
  ...Array.from({ length: 256 }, (_, grey): Colour => [grey, grey, grey, 1]),
];

const read = (css = ''): Colour => [...(css.match(/\d+/g) ?? []).map(Number), 1] as unknown as Colour;

it('gives every ground text and secondary text of at least 4.5 to 1, on the ground and on cards', () => {
  for (const ground of GROUNDS) {
    const palette = paletteFor(ground);
    const [red, green, blue] = read(palette['--_ink']);
    const muted = palette['--_fade'] ? read(palette['--_fade']) : over([red, green, blue, 0.75], ground);
    for (const below of [ground, read(palette['--_sheet'])])
      for (const text of [[red, green, blue], muted.slice(0, 3)])
        expect(contrast(text, below.slice(0, 3)), `${text} on ${below}`).toBeGreaterThanOrEqual(4.5);
  }
});

it('is our own on white, and lifts cards a little from every ground but the mid-toned dark ones', () => {
  expect(paletteFor([255, 255, 255, 1])).toMatchObject({
    '--_scheme': 'light',
    '--_sheet': 'rgb(255,255,255)',
    '--_ink': 'rgb(20,33,46)',
    '--_link': 'lab(from var(--_accent) min(l,42) a b)',
  });
  expect(paletteFor([0, 0, 0, 1])).toMatchObject({ '--_scheme': 'dark', '--_sheet': 'rgb(13,13,13)' });
});
