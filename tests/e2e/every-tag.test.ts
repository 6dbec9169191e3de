import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectReadable } from '../support/journeys/accessible';
import { expect, test } from '../support/journeys/test';
import { attributesOnSheets, TAGS, type TestedTag, tagNamed } from '../support/tags';

/** Puts a tag on a page of a host, below other headings if any, and waits until it shows something. */
async function place(page: Page, tested: TestedTag, attributes = '', headings: readonly string[] = []) {
  const { tag } = tested;
  const api = tag === 'ummes-alumni' ? 'api="/demo/states/many"' : ''; // the server has no people
  const values = `${attributesOnSheets(tested)} ${api} ${attributes}`.matchAll(/([\w-]+)="([^"]*)"/g);
  // The page requires Trusted Types, so that HTML can't be set.
  await page.locator('#here').evaluate(
    (here, { tag, headings, attributes }) => {
      const above = headings.map((name) => Object.assign(document.createElement(name), { textContent: 'Of the page' }));
      const element = document.createElement(tag);
      for (const [name = '', value = ''] of attributes) element.setAttribute(name, value);
      here.replaceChildren(...above, element);
    },
    { tag, headings, attributes: [...values].map(([, name, value]) => [name, value]) },
  );
  await expect(page.locator(`${tag} ${tested.shown}`).locator('visible=true').first()).toBeVisible();
}

/** The headings of the page that each level follows. */
const ABOVE = {
  2: [],
  3: ['h2'],
  4: ['h2', 'h3'],
  none: [],
};

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

for (const tested of TAGS) {
  const { tag } = tested;

  test(`${tag} is readable in forced colours, and what is chosen or pressed has an edge`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto('/demo/hosts/light.html');
    await place(page, tested);
    const texts = page.locator(
      `${tag} :is(h2, h3, label, input[type=checkbox], button:not(:disabled, [aria-disabled=true]), [part~=title], [part~=name]):visible`,
    );
    for (const text of (await texts.all()).slice(0, LOOKED_AT)) {
      expect(await contrast(text), await text.innerText()).toBeGreaterThan(CLEAR);
    }
    // Grounds are all the same then: a control is seen by its border or its text. The browser itself draws a checkbox.
    const unseen = await page
      .locator(`${tag} :is(button, input:not([type=file], [type=checkbox]), select, textarea):visible`)
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

  test(`${tag} prints dark on white from a dark page`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto('/demo/hosts/dark.html');
    await place(page, tested);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(tag)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expectReadable(page, '#here');
  });

  if (tested.headings.length === 0) continue;
  test(`axe finds nothing in ${tag}, whichever level its headings have`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/demo/hosts/light.html');
    for (const [level, headings] of Object.entries(ABOVE)) {
      await place(page, tested, `heading-level="${level}"`, headings);
      await expectAccessible(page, '#here');
    }
  });
}

test('the shown picture of a gallery is told from the others in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/demo/hosts/light.html');
  await place(page, tagNamed('gallery'));
  const ground = (index: number) =>
    page
      .locator('ummes-gallery [part~=dots] button')
      .nth(index)
      .evaluate((dot) => getComputedStyle(dot, '::before').backgroundColor);
  expect(await ground(0)).not.toBe(await ground(1));
});
