import { oneLine } from './snippets';
import { expect, test } from './test';
import { expectEvents, FALLBACK, open } from './visit';
import { write } from './wordpress-editor';

/* What webmasters do in real systems, with the rights that their accounts have. */

test('WordPress, administrator: the line in an HTML block shows the events, also saved again', async ({
  wordpress,
  society,
  page,
  browser,
}) => {
  const draft = await write(page, wordpress.url, 'administrator', 'HTML block');
  await draft.addBlock('html');
  await draft.paste(oneLine(society));
  await draft.save();
  await expectEvents(browser, await draft.saveAgain(), 'tag', society);
});

test('WordPress, author: the line in an HTML block leaves only the link', async ({
  wordpress,
  society,
  page,
  browser,
}) => {
  const draft = await write(page, wordpress.url, 'author', 'HTML block');
  await draft.addBlock('html');
  await draft.paste(oneLine(society));
  const visitor = await open(browser, 1280);
  await visitor.page.goto(await draft.save());
  await expect(visitor.page.getByRole('link', { name: FALLBACK })).toHaveAttribute('href', `${society}/events`);
  await expect(visitor.page.locator('ummes-events')).toHaveCount(0);
  await visitor.close();
});

test('MediaWiki with $wgRawHtml: the line shows the events', async ({ rawMediaWiki, society, page, browser }) => {
  const { edit } = await import('./mediawiki-editor');
  const address = await edit(page, rawMediaWiki.url, 'Events', `<html>${oneLine(society)}</html>`);
  await expectEvents(browser, address, 'tag', society);
});

test('DokuWiki with htmlok: the line shows the events', async ({ htmlDokuWiki, society, page, browser }) => {
  const { edit } = await import('./dokuwiki-editor');
  const address = await edit(page, htmlDokuWiki.url, 'events', `<html>${oneLine(society)}</html>`);
  await expectEvents(browser, address, 'tag', society);
});

test('Hugo with unsafe HTML: the line shows the events', async ({ unsafeHugo, society, browser }) => {
  await unsafeHugo.write('content/events.md', `---\ntitle: Events\n---\n\nBefore.\n\n${oneLine(society)}\n\nAfter.\n`);
  await expectEvents(browser, `${unsafeHugo.url}/events/`, 'tag', society);
});
