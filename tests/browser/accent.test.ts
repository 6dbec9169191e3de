import { type Guest, openGuest, until } from '../support/browser/guest';
import { paintedColour } from '../support/browser/painted-colour';
import { describe, expect, it } from '../support/browser/suite';
import { contrast } from '../support/contrast';

/** Brands from very light to very dark, and the colours next to the luminance on which black and white are the same. */
const BRANDS = (
  '#ffd166 #ffff00 #00d1b2 #00ff00 #00ffff #0d6efd #0000ff #6750a4 #ff00ff #e0115f #ff0000 #c8102e #757575 #767676 ' +
  '#777777 #0078a0 #a05a2c #111111 #000000 #ffffff'
).split(' ');

const SCHEMES = ['light', 'dark'] as const;

const painted = (guest: Guest, value: string) => paintedColour(guest, 'ummes-newsletter', value);

const contrastOf = (guest: Guest, one: string, other: string) => contrast(painted(guest, one), painted(guest, other));

async function openNewsletter(css = ''): Promise<Guest> {
  const guest = await openGuest('<script type="module" src="/widgets/newsletter.js"></script><ummes-newsletter>', {
    head: `<style>${css}</style>`,
  });
  await until(() => guest.inside('ummes-newsletter', 'form'));
  return guest;
}

/** Degrees on the colour wheel: 0 is red. */
function hue([red = 0, green = 0, blue = 0]: Uint8ClampedArray): number {
  const angle = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return Math.round(angle);
}

describe('the colour of errors', () => {
  for (const scheme of SCHEMES) {
    it(`is red and has enough contrast on a ${scheme} page`, async () => {
      const guest = await openNewsletter(`html { color-scheme: ${scheme} }`);
      expect(Math.abs(hue(painted(guest, 'var(--_danger)')))).toBeLessThanOrEqual(15);
      for (const ground of ['background', 'surface'])
        expect(contrastOf(guest, 'var(--_danger)', `var(--_${ground})`), ground).toBeGreaterThanOrEqual(4.5);
    });
  }
});

describe('a brand colour', () => {
  for (const scheme of SCHEMES) {
    it(`gives text, buttons and hovered buttons enough contrast on a ${scheme} page, whatever the colour`, async () => {
      const guest = await openNewsletter(`html { color-scheme: ${scheme} }`);
      for (const brand of BRANDS) {
        guest.document.documentElement.style.setProperty('--ummes-color-accent', brand);
        expect([...painted(guest, 'var(--_accent)')], 'the brand itself').toEqual([...painted(guest, brand)]);
        for (const [text, ground] of [
          ['on-accent', 'accent'],
          ['on-accent', 'accent-hover'],
          ['accent-text', 'background'],
          ['accent-text', 'surface'],
        ]) {
          const ratio = contrastOf(guest, `var(--_${text})`, `var(--_${ground})`);
          expect(ratio, `${brand}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    });
  }

  it('does not override the page’s own text colours', async () => {
    const guest = await openNewsletter(
      'html { --ummes-color-accent: #00589c; --ummes-color-on-accent: #ffe; --ummes-color-accent-text: #036 }',
    );
    expect([...painted(guest, 'var(--_on-accent)')]).toEqual([255, 255, 0xee, 255]);
    expect([...painted(guest, 'var(--_accent-text)')]).toEqual([0, 0x33, 0x66, 255]);
  });
});
