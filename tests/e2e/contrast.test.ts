import type { Page } from 'playwright/test';
import { contrast } from '../support/contrast';
import { expect, test } from '../support/journeys/test';

/** Parses a computed colour such as `rgb(1, 2, 3)` or `color(srgb 0.1 0.2 0.3)` into red, green and blue. */
const channels = (colour: string) =>
  (colour.match(/[\d.]+/g) ?? []).map((channel) => Number(channel) * (colour.startsWith('rgb') ? 1 : 255));
const contrastOf = (one: string, other: string) => contrast(channels(one), channels(other));

/** Returns the values of these colour tokens in a part of the page, by name. */
const colours = (page: Page, names: readonly string[], place = 'main') =>
  page.locator(place).evaluate((element, tokens) => {
    const probe = document.createElement('span');
    element.append(probe);
    const found = tokens.map((name) => {
      probe.style.color = `var(${name})`;
      return [name, getComputedStyle(probe).color];
    });
    probe.remove();
    return Object.fromEntries(found) as Record<string, string>;
  }, names);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`placeholders, errors and the focus ring have enough contrast in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/alumni');
    const all = await colours(page, ['--_focus', '--_background', '--_surface', '--_accent', '--_danger']);
    const of = (name: string) => all[`--_${name}`] ?? '';
    const placeholder = await page
      .locator('#profile input')
      .first()
      .evaluate((field) => getComputedStyle(field, '::placeholder').color);
    expect(contrastOf(placeholder, of('surface'))).toBeGreaterThan(4.5);
    for (const ground of ['background', 'surface']) expect(contrastOf(of('danger'), of(ground))).toBeGreaterThan(4.5);
    // On each colour (both backgrounds, the accent and an error's border), one of the ring's two tones stands out.
    for (const ground of ['background', 'surface', 'accent', 'danger']) {
      const tones = ['focus', 'background'].map((tone) => contrastOf(of(tone), of(ground)));
      expect(Math.max(...tones), ground).toBeGreaterThan(3);
    }
    expect(contrastOf(of('focus'), of('background'))).toBeGreaterThan(9);
    await page.getByRole('button', { name: 'Join Our Network' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const ring = await page
      .getByRole('button', { name: 'Join Our Network' })
      .evaluate((button) => [getComputedStyle(button).outlineColor, getComputedStyle(button).boxShadow]);
    expect(ring[0]).toBe(of('focus'));
    expect(ring[1]).toContain(of('background'));
  });
}

test('muted text and borders use the text colour for readers who prefer more contrast', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await page.goto('/contact');
  const { '--_text': text, ...others } = await colours(page, [
    '--_text',
    '--_text-muted',
    '--_border',
    '--_border-strong',
  ]);
  for (const colour of Object.values(others)) expect(colour).toBe(text);
});

test('in forced colours, the navigation underlines only the current page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['/about', '/events', '/search']) {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li > a');
    const lines = await links.evaluateAll((all) =>
      all.map((link) => [link.hasAttribute('aria-current'), getComputedStyle(link).textDecorationLine === 'underline']),
    );
    expect(lines.filter(([isCurrent]) => isCurrent)).toHaveLength(1);
    for (const [isCurrent, isMarked] of lines) expect(isMarked).toBe(isCurrent);
  }
});
