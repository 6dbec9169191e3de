import { expect, it } from 'vitest';
import { type Colour, over, paletteFor } from '../../../src/ui/style/palette';
import { contrast } from '../../support/contrast';

const STEPS = [0, 36, 73, 109, 146, 182, 219, 255];

/** Backgrounds from across the colour space, and all greys. */
const BACKGROUNDS: Colour[] = [
  ...STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue): Colour => [red, green, blue, 1]))),
  ...Array.from({ length: 256 }, (_, grey): Colour => [grey, grey, grey, 1]),
];

const read = (css: string): Colour => {
  const hex = css.length === 4 ? css.replace(/\w/g, '$&$&') : css;
  const [red = 0, green = 0, blue = 0] = (hex.match(/\w\w/g) ?? []).map((channel) => Number.parseInt(channel, 16));
  return [red, green, blue, 1];
};

/** Returns the colour of cards on a background: the palette's own mix, or else the `surface` token's. */
function surface({ '--_sheet': sheet, '--_scheme': scheme }: Record<string, string>, ground: Colour): Colour {
  const mix = sheet || (scheme === 'dark' ? '#fff 5%' : '#fff 60%');
  const [, colour = '', percent] = /(#\w+) (\d+)%/.exec(mix) ?? [];
  return over([read(colour)[0], read(colour)[1], read(colour)[2], Number(percent) / 100], ground);
}

it('gives text and secondary text a contrast of at least 4.5:1 on every background and its cards', () => {
  for (const ground of BACKGROUNDS) {
    const palette = paletteFor(ground);
    const { '--_ink': ink = '', '--_fade': fade } = palette;
    const [red, green, blue] = read(ink);
    const muted = fade ? read(fade) : over([red, green, blue, 0.75], ground);
    for (const below of [ground, surface(palette, ground)])
      for (const text of [read(ink), muted])
        expect(contrast(text.slice(0, 3), below.slice(0, 3)), `${text} on ${below}`).toBeGreaterThanOrEqual(4.5);
  }
});

it("uses the tags' default colours on a white background", () => {
  expect(paletteFor([255, 255, 255, 1])).toMatchObject({
    '--_scheme': 'light',
    '--_ink': '#14212e',
    '--_link': 'lab(from var(--_accent) min(l,42) a b)',
  });
});
