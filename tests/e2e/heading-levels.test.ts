import { expect, expectAccessible, test } from '../support/journeys/test';

/** Every tag with headings, with something in it. */
const TAGS: readonly (readonly [tag: string, attributes: Record<string, string>, shown: string])[] = [
  ['ummes-events', { api: '/demo/states/many' }, '[part~=card]'],
  ['ummes-event-detail', { api: '/demo/states/many', 'event-id': '2510' }, '[part~=event]'],
  ['ummes-news', { api: '/demo/states/many' }, '[part~=card]'],
  ['ummes-student-life', { api: '/demo/states/many' }, '[part~=card]'],
  ['ummes-alumni', { api: '/demo/states/many' }, '[part~=card]'],
  ['ummes-join', {}, '[part~=field]'],
  ['ummes-unsubscribe', { token: 'x' }, '[part~=button]'],
  ['ummes-contact', {}, '[part~=field]'],
];

/** The heading of the page that each level follows. */
const ABOVE: Readonly<Record<string, number>> = { 2: 1, 3: 2, 4: 3, none: 1 };

for (const [tag, attributes, shown] of TAGS) {
  test(`axe finds nothing in ${tag}, whichever level its headings have`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/demo/hosts/light.html');
    for (const [level, above] of Object.entries(ABOVE)) {
      await test.step(`heading-level ${level}`, async () => {
        await page.locator('#here').evaluate(
          (here, { tag, attributes, above }) => {
            const headings = Array.from({ length: above - 1 }, (_, index) => {
              return Object.assign(document.createElement(`h${index + 2}`), { textContent: 'Of the page' });
            });
            const element = document.createElement(tag);
            for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
            here.replaceChildren(...headings, element);
          },
          { tag, attributes: { ...attributes, 'heading-level': level }, above },
        );
        await expect(page.locator(`${tag} ${shown}`).locator('visible=true').first()).toBeVisible();
        await expectAccessible(page, '#here');
      });
    }
  });
}
