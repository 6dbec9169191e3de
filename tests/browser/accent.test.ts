import { type HostPage, openPage, until } from '../support/browser/host-page';
import { paintedColour } from '../support/browser/painted-colour';
import { describe, expect, it } from '../support/browser/suite';
import { contrast } from '../support/contrast';

/** Brand colours from very light to very dark, and some on which black and white text have almost the same contrast. */
const BRANDS = (
  '#ffd166 #ffff00 #00d1b2 #00ff00 #00ffff #0d6efd #0000ff #6750a4 #ff00ff #e0115f #ff0000 #c8102e #757575 #767676 ' +
  '#777777 #0078a0 #a05a2c #111111 #000000 #ffffff'
).split(' ');

const SCHEMES = ['light', 'dark'] as const;

const painted = (page: HostPage, value: string) => paintedColour(page, 'ummes-newsletter', value);

const contrastOf = (page: HostPage, one: string, other: string) => contrast(painted(page, one), painted(page, other));

async function openNewsletter(css = ''): Promise<HostPage> {
  const page = await openPage('<script type="module" src="/widgets/newsletter.js"></script><ummes-newsletter>', {
    head: `<style>${css}</style>`,
  });
  await until(() => page.inside('ummes-newsletter', 'form'));
  return page;
}

/** Degrees on the colour wheel: 0 is red. */
function hue([red = 0, green = 0, blue = 0]: Uint8ClampedArray): number {
  const angle = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return Math.round(angle);
}

describe('the error colour', () => {
  for (const scheme of SCHEMES) {
    it(`is red and has enough contrast on a ${scheme} page`, async () => {
      const page = await openNewsletter(`html { color-scheme: ${scheme} }`);
      expect(Math.abs(hue(painted(page, 'var(--_danger)')))).toBeLessThanOrEqual(15);
      for (const ground of ['background', 'surface'])
        expect(contrastOf(page, 'var(--_danger)', `var(--_${ground})`), ground).toBeGreaterThanOrEqual(4.5);
    });
  }
});

describe('a brand colour', () => {
  for (const scheme of SCHEMES) {
    it(`gives text, buttons and hovered buttons enough contrast on a ${scheme} page, whatever the colour`, async () => {
      const page = await openNewsletter(`html { color-scheme: ${scheme} }`);
      for (const brand of BRANDS) {
        page.document.documentElement.style.setProperty('--ummes-color-accent', brand);
        expect([...painted(page, 'var(--_accent)')], 'the brand itself').toEqual([...painted(page, brand)]);
        for (const [text, ground] of [
          ['on-accent', 'accent'],
          ['on-accent', 'accent-hover'],
          ['accent-text', 'background'],
          ['accent-text', 'surface'],
        ]) {
          const ratio = contrastOf(page, `var(--_${text})`, `var(--_${ground})`);
          expect(ratio, `${brand}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    });
  }

  it('does not override the page’s own text colours', async () => {
    const page = await openNewsletter(
      'html { --ummes-color-accent: #00589c; --ummes-color-on-accent: #ffe; --ummes-color-accent-text: #036 }',
    );
    expect([...painted(page, 'var(--_on-accent)')]).toEqual([255, 255, 0xee, 255]);
    expect([...painted(page, 'var(--_accent-text)')]).toEqual([0, 0x33, 0x66, 255]);
  });
});
