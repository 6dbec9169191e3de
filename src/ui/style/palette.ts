/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const WHITE: Colour = [255, 255, 255, 1];
const BLACK: Colour = [0, 0, 0, 1];

/** The grounds, texts and reds of tokens.ts, light and dark. */
export const GROUNDS: readonly [light: Colour, dark: Colour] = [WHITE, [14, 27, 39, 1]];
const INKS: readonly [Colour, Colour] = [
  [20, 33, 46, 1],
  [230, 237, 242, 1],
];
const REDS = ['#a30020', '#ff5f6d'] as const;

/** The contrast that links and errors aim at: colours that no screen can show lose up to a quarter of it (tokens.ts). */
const AIM = 6;

/** A colour seen on another one, which is opaque. */
export function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mixed = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mixed(red, below[0]), mixed(green, below[1]), mixed(blue, below[2]), 1];
}

const withAlpha = ([red, green, blue]: Colour, alpha: number): Colour => [red, green, blue, alpha];

/** Whether white is easier to read on a colour than black: below the luminance at which they are the same (WCAG 2.2). */
export function isDark(colour: Colour): boolean {
  return luminance(colour) < 0.1791;
}

/**
 * The inputs of our styles (tokens.ts) for a ground, by name. On a mid-toned one only black or white can be read, and all
 * text is in it.
 */
export function paletteFor(ground: Colour): Record<string, string> {
  const dark = Number(isDark(ground)) as 0 | 1;
  const lifted = over(withAlpha(WHITE, dark ? 0.05 : 0.6), ground);
  /** The one of ground and surface on which text has less contrast. */
  const worse = dark ? lifted : ground;
  const isMid = contrast(over(withAlpha(INKS[dark], 0.75), ground), worse) < 5;
  const strong = css(dark ? WHITE : BLACK);
  const glare = luminance(worse) + 0.05;
  const bound = dark ? `max(l,${lightness(glare * AIM)})` : `min(l,${lightness(glare / AIM)})`;
  const legible = (colour: string) => (isMid ? strong : `lab(from ${colour} ${bound} a b)`);
  return {
    '--_scheme': dark ? 'dark' : 'light',
    '--_ground': css(ground),
    '--_sheet': css(isMid && dark ? over(withAlpha(BLACK, 0.15), ground) : lifted),
    '--_ink': isMid ? strong : css(INKS[dark]),
    '--_fade': isMid ? strong : '',
    '--_link': legible('var(--_accent)'),
    '--_alarm': legible(REDS[dark]),
  };
}

const css = ([red, green, blue]: Colour) => `rgb(${[red, green, blue].map(Math.round)})`;

/** The CIE lightness of a colour whose luminance is this much, less the glare of .05 that contrasts count with. */
function lightness(luminanceAndGlare: number): number {
  return Math.round(116 * Math.cbrt(luminanceAndGlare - 0.05) - 16);
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) => (value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
