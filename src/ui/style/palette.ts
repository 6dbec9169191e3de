/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Target contrast for links and errors. Colours that no screen can show lose up to a quarter of it (tokens.ts). */
const AIM = 6;

/** Returns the colour that results from painting one colour over an opaque one. */
export function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mixed = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mixed(red, below[0]), mixed(green, below[1]), mixed(blue, below[2]), 1];
}

/** Whether white is more legible on a colour than black. At luminance .1791, their contrast is equal (WCAG 2.2). */
export function isDark(colour: Colour): boolean {
  return luminance(colour) < 0.1791;
}

/**
 * Returns a background's custom properties, for tokens.ts to read. On a mid-toned one, only black or white is
 * legible, so all text and main buttons use it. On other dark ones, cards are lighter by up to .015 in luminance
 * (`surface`).
 */
export function paletteFor(background: Colour): Record<string, string> {
  const [red, green, blue] = background;
  const dark = isDark(background);
  const y = luminance(background);
  const isMid = dark ? y > 0.055 : y < 0.48;
  const strong = dark ? '#fff' : '#000';
  const bound = dark ? `max(l,${lightness((y + 0.065) * AIM)})` : `min(l,${lightness((y + 0.05) / AIM)})`;
  const legible = (colour: string) => (isMid ? strong : `lab(from ${colour} ${bound} a b)`);
  return {
    '--_scheme': dark ? 'dark' : 'light',
    '--_ground': `rgb(${red},${green},${blue})`,
    '--_sheet': isMid && dark ? 'color-mix(in srgb,var(--_ground),#000 15%)' : '',
    '--_ink': isMid ? strong : dark ? '#e6edf2' : '#14212e',
    '--_fade': isMid ? strong : '',
    '--_main': isMid ? strong : '',
    '--_link': legible('var(--_accent)'),
    '--_error': legible(dark ? '#ff5c7f' : '#a8002a'),
  };
}

/** Returns the CIE lightness for a luminance to which the contrast formula has added .05 for glare. */
function lightness(luminanceAndGlare: number): number {
  return Math.round(116 * Math.cbrt(luminanceAndGlare - 0.05) - 16);
}

function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) => (value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
