import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { expectReadable } from '../support/journeys/accessible';
import { expect, test } from '../support/journeys/test';

/** Every tag with something in it, and what in it is there once it is shown. */
const TAGS: readonly (readonly [tag: string, attributes: Record<string, string>, shown: string])[] = [
  ['ummes-events', { api: '/demo/states/many' }, '[part~=card]'],
  ['ummes-event-detail', { api: '/demo/states/many', 'event-id': '2510' }, '[part~=event]'],
  ['ummes-news', { api: '/demo/states/many' }, '[part~=card]'],
  ['ummes-student-life', { api: '/demo/states/many' }, '[part~=card]'],
  ['ummes-alumni', { api: '/demo/states/many' }, '[part~=card]'],
  ['ummes-join', {}, '[part~=field]'],
  ['ummes-next', { api: '/demo/states/many' }, '[part~=event]'],
  ['ummes-newsletter', {}, '[part~=field]'],
  ['ummes-unsubscribe', { token: 'x' }, '[part~=button]'],
  ['ummes-contact', {}, '[part~=field]'],
  ['ummes-gallery', {}, '[part~=dots]'],
];

/** A host's page with the tag on it. */
async function openHost(page: Page, host: string, [tag, attributes, shown]: (typeof TAGS)[number]) {
  await page.goto(`/demo/hosts/${host}.html`);
  await page.locator('#here').evaluate(
    (here, [name, values]) => {
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(values)) element.setAttribute(attribute, value);
      here.append(element);
    },
    [tag, attributes] as const,
  );
  await page.locator(`${tag} ${shown}`).first().waitFor();
}

/** Texts of a tag that are looked at closely: each is a screenshot. */
const LOOKED_AT = 8;

/** Of 255: how far apart the lightest and the darkest spot of a text are at least. */
const CLEAR = 150;

/** How far apart the lightest and the darkest spot of an element are; style rules do not tell in forced colours. */
async function contrast(element: Locator): Promise<number> {
  const picture = await sharp(await element.screenshot({ animations: 'disabled' }))
    .greyscale()
    .raw()
    .toBuffer(); // stats() would look at the picture as it was, in colour
  return picture.reduce((a, b) => Math.max(a, b), 0) - picture.reduce((a, b) => Math.min(a, b), 255);
}

for (const tag of TAGS) {
  test(`${tag[0]} is readable in forced colours, and what is chosen or pressed has an edge`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
    await openHost(page, 'light', tag);
    const texts = page.locator(
      `${tag[0]} :is(h2, h3, label, input[type=checkbox], button:not(:disabled, [aria-disabled=true]), [part~=title], [part~=name]):visible`,
    );
    for (const text of (await texts.all()).slice(0, LOOKED_AT)) {
      expect(await contrast(text), await text.innerText()).toBeGreaterThan(CLEAR);
    }
    // Grounds are all the same then: a control is seen by its border or its text. The browser itself draws a checkbox.
    const unseen = await page
      .locator(`${tag[0]} :is(button, input:not([type=file], [type=checkbox]), select, textarea):visible`)
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
            const edge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
            const sign = control.querySelector('svg, img') || getComputedStyle(control, '::before').content !== 'none';
            return !edge && !sign && !control.textContent?.trim();
          })
          .map((control) => control.outerHTML),
      );
    expect(unseen).toEqual([]);
  });

  test(`${tag[0]} prints dark on white from a dark page`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
    await openHost(page, 'dark', tag);
    await expect(page.locator(tag[0])).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expectReadable(page, '#here');
  });
}

test('the shown picture of a gallery is told from the others in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openHost(page, 'light', ['ummes-gallery', {}, '[part~=dots]']);
  const ground = (index: number) =>
    page
      .locator('ummes-gallery [part~=dots] button')
      .nth(index)
      .evaluate((dot) => getComputedStyle(dot, '::before').backgroundColor);
  expect(await ground(0)).not.toBe(await ground(1));
});
