import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectReadable } from '../support/journeys/accessible';
import { expect, test } from '../support/journeys/test';
import { attributesOnSheets, TAGS, type TestedTag, tagNamed } from '../support/tags';

/** Adds a tag to a host page, below optional headings, and waits for its view. */
async function place(page: Page, tested: TestedTag, attributes = '', headings: readonly string[] = []) {
  const { tag } = tested;
  const api = tag === 'ummes-alumni' ? 'api="/demo/states/many"' : ''; // the server has no alumni
  const values = `${attributesOnSheets(tested)} ${api} ${attributes}`.matchAll(/([\w-]+)="([^"]*)"/g);
  // The page requires Trusted Types, so the test can't set HTML.
  await page.locator('#here').evaluate(
    (here, { tag, headings, attributes }) => {
      const above = headings.map((name) => Object.assign(document.createElement(name), { textContent: 'Host page' }));
      const element = document.createElement(tag);
      for (const [name = '', value = ''] of attributes) element.setAttribute(name, value);
      here.replaceChildren(...above, element);
    },
    { tag, headings, attributes: [...values].map(([, name, value]) => [name, value]) },
  );
  await expect(page.locator(`${tag} ${tested.shown}`).locator('visible=true').first()).toBeVisible();
}

/** The page's headings above the tag, by the tag's `heading-level`. */
const ABOVE = {
  2: [],
  3: ['h2'],
  4: ['h2', 'h3'],
  none: [],
};

/** Maximum number of elements to check in a tag. Each check takes a screenshot. */
const MAX_TEXTS = 8;

/** Minimum difference between an element's lightest and darkest pixel, from 0 to 255. */
const MIN_CONTRAST = 150;

/** Returns the difference between an element's lightest and darkest pixel. Computed styles ignore forced colours. */
async function contrast(element: Locator): Promise<number> {
  const picture = await sharp(await element.screenshot({ animations: 'disabled' }))
    .greyscale()
    .raw()
    .toBuffer(); // stats() would read the original picture, in colour
  return picture.reduce((a, b) => Math.max(a, b), 0) - picture.reduce((a, b) => Math.min(a, b), 255);
}

for (const tested of TAGS) {
  const { tag } = tested;

  test(`${tag} is readable in forced colours, and its controls have a border or content`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto('/demo/hosts/light.html');
    await place(page, tested);
    const texts = page.locator(
      `${tag} :is(h2, h3, label, input[type=checkbox], button:not(:disabled, [aria-disabled=true]), [part~=title], [part~=name]):visible`,
    );
    for (const text of (await texts.all()).slice(0, MAX_TEXTS)) {
      expect(await contrast(text), await text.innerText()).toBeGreaterThan(MIN_CONTRAST);
    }
    // All backgrounds are the same, so a control needs a border or content. The browser draws checkboxes itself.
    const invisible = await page
      .locator(`${tag} :is(button, input:not([type=file], [type=checkbox]), select, textarea):visible`)
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
            const edge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
            const icon = control.querySelector('svg, img') || getComputedStyle(control, '::before').content !== 'none';
            return !edge && !icon && !control.textContent?.trim();
          })
          .map((control) => control.outerHTML),
      );
    expect(invisible).toEqual([]);
  });

  test(`${tag} prints dark text on white from a dark page`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto('/demo/hosts/dark.html');
    await place(page, tested);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(tag)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expectReadable(page, '#here');
  });

  if (tested.headings.length === 0) continue;
  test(`axe finds no violations in ${tag} at any heading level`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/demo/hosts/light.html');
    for (const [level, headings] of Object.entries(ABOVE)) {
      await place(page, tested, `heading-level="${level}"`, headings);
      await expectAccessible(page, '#here');
    }
  });
}

test("a gallery's current dot differs from the others in forced colours", async ({ page }) => {
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
