import { savePicture } from '../support/pictures';
import { TAGS } from '../support/tags';
import { expect, test } from './test';

/** The height of a phone's screen; what is taller is cut off. */
const MAX_TAG_PX = 620;
const MARGIN_PX = 16;

test('the home page', async ({ page, server }) => {
  await page.goto(server.url);
  await page.waitForLoadState('networkidle'); // the pictures
  await savePicture(await page.screenshot({ animations: 'disabled' }), 'home');
});

for (const { tag, shown } of TAGS)
  test(`<${tag}> on a department's page`, async ({ page, server }) => {
    const address = `${server.url}/department.html`;
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: pageWith(tag, server.url) }));
    await page.setViewportSize({ width: 1120, height: 1000 });
    await page.goto(address);
    const element = page.locator(tag);
    await expect(element.locator(shown).first()).toBeVisible();
    await page.waitForLoadState('networkidle'); // the pictures
    const box = await element.boundingBox();
    if (!box) throw new Error(`<${tag}> is not visible`);
    const clip = {
      x: box.x - MARGIN_PX,
      y: box.y - MARGIN_PX,
      width: box.width + 2 * MARGIN_PX,
      height: Math.min(box.height + 2 * MARGIN_PX, MAX_TAG_PX),
    };
    await savePicture(await page.screenshot({ clip, animations: 'disabled' }), `tag-${tag.slice('ummes-'.length)}`);
  });

/** Attributes without which a tag has nothing to show. */
const ATTRIBUTES: Record<string, string> = {
  'ummes-event-detail': 'event-id="open-workshop"',
  'ummes-unsubscribe': 'token="from-the-email"',
};

const pageWith = (tag: string, society: string) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Department</title>
  <style>body { margin: 40px auto; max-width: 960px; font: 16px/1.5 "Liberation Sans", sans-serif; color: #222 }</style>
  <${tag} ${ATTRIBUTES[tag] ?? ''} style="display:block"></${tag}>
  <script type="module" src="${society}/widgets/ummes.js"></script>
</html>`;
