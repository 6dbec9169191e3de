import { edit as editDokuWiki } from './dokuwiki-editor';
import { edit as editMediaWiki } from './mediawiki-editor';
import { takePicture } from './pictures';
import { expect, test } from './test';
import { expectEvents, expectFeed, expectOnlyLink } from './visit';
import { write } from './wordpress-editor';

/*
 * What webmasters do in real systems, with the rights that their accounts have. They paste what the generator gives, save
 * it, save it again and look at the page as a visitor.
 */

/** The text that a webmaster writes around the code. */
const around = (code: string, more = '') => `What the society plans:\n\n${code}\n\nSee you there. ${more}`.trim();

test.describe('WordPress', () => {
  for (const role of ['administrator', 'editor'] as const) {
    test(`an ${role} pastes the line into an HTML block`, async ({ wordpress, generated, page, visitor }) => {
      const draft = await write(page, wordpress.url, role, 'Events');
      await draft.addBlock('html');
      await draft.paste(await generated({ system: 'wordpress', way: 'line' }));
      await draft.save();
      const address = await draft.saveAgain();
      await expectEvents(visitor, address, 'tag');
      if (role === 'administrator') await takePicture(visitor, address, 'wordpress', 'main h1');
    });
  }

  test('the preview of an HTML block shows the events', async ({ wordpress, generated, page }) => {
    const draft = await write(page, wordpress.url, 'administrator', 'The preview');
    await draft.addBlock('html');
    await draft.paste(await generated({ system: 'wordpress', way: 'line' }));
    await draft.preview();
    const frame = page.locator('iframe.components-sandbox');
    await expect(frame.contentFrame().locator('ummes-events [part~=card]').first()).toBeVisible();
    // As high as the line reserves, although the editor measured it before the list was there.
    expect((await frame.boundingBox())?.height).toBeGreaterThan(1000);
  });

  test('an administrator pastes the line among the text of a post without blocks', async ({
    wordpress,
    generated,
    page,
    visitor,
  }) => {
    const draft = await write(page, wordpress.url, 'administrator', 'Without blocks');
    const line = await generated({ system: 'wordpress', way: 'line' });
    await draft.pasteCode(around(line));
    await draft.save();
    await expectEvents(visitor, await draft.saveAgain(), 'tag');
  });

  test('a theme loads the script with wp_enqueue_script, without type="module"', async ({
    wordpress,
    society,
    page,
    visitor,
  }) => {
    await wordpress.addFile('themes/twentytwentythree/functions.php', enqueueOn('Enqueued', society));
    const draft = await write(page, wordpress.url, 'administrator', 'Enqueued');
    await draft.addBlock('html');
    await draft.paste(`<ummes-events><a href="${society}/events">The society's events</a></ummes-events>`);
    const address = await draft.save();
    expect(await (await page.request.get(address)).text()).toMatch(/<script src='[^']*ummes\.js\?ver=1'/);
    await expectEvents(visitor, address, 'tag');
  });

  test('an author pastes the line, and WordPress leaves the link', async ({ wordpress, generated, page, visitor }) => {
    const draft = await write(page, wordpress.url, 'author', 'The line');
    await draft.addBlock('html');
    await draft.paste(await generated({ system: 'wordpress', way: 'line' }));
    await draft.save();
    await expectOnlyLink(visitor, await draft.saveAgain());
  });

  for (const role of ['editor', 'author'] as const) {
    test(`an ${role} pastes the address of the events`, async ({ wordpress, generated, page, visitor }) => {
      const draft = await write(page, wordpress.url, role, 'The address');
      // WordPress 6.1's editor turns only https addresses into embeds. Its pages embed any.
      await draft.paste(await generated({ system: 'wordpress', way: 'address' }));
      await draft.save();
      await expectEvents(visitor, await draft.saveAgain(), 'frame');
    });

    test(`an ${role} embeds the address of the events`, async ({ wordpress, generated, page, visitor }) => {
      const draft = await write(page, wordpress.url, role, 'An embed');
      await draft.embed(await generated({ system: 'wordpress', way: 'address' }));
      await draft.save();
      await expectEvents(visitor, await draft.saveAgain(), 'frame');
    });

    test(`an event in the frame of an ${role} opens on the society's site`, async ({
      wordpress,
      generated,
      page,
      visitor,
    }) => {
      const draft = await write(page, wordpress.url, role, 'The address, pressed');
      await draft.paste(await generated({ system: 'wordpress', way: 'address' }));
      await page.goto(await draft.save());
      const frame = page.locator('iframe[src*="/frame/"]');
      await expect(frame).toHaveCSS('border-top-width', '0px');
      const body = frame.contentFrame().locator('body');
      const hidden = () => body.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      await expect.poll(hidden, { message: 'height that is hidden in the frame' }).toBeLessThanOrEqual(0);
      await frame.contentFrame().locator('[part~=card] [part~=link]').first().click();
      await page.waitForURL(`${visitor.society}/events/*`);
    });

    test(`an ${role} shows the feed in an RSS block, soonest first`, async ({
      wordpress,
      generated,
      page,
      visitor,
    }) => {
      const draft = await write(page, wordpress.url, role, 'The feed');
      await draft.addBlock('rss');
      await page.getByPlaceholder('Enter URL here…').click();
      await draft.paste(await generated({ system: 'wordpress', way: 'feed' }));
      await page.getByRole('button', { name: 'Use URL' }).click();
      await expect(page.locator('.wp-block-rss__item').first()).toBeVisible();
      await draft.save();
      await expectFeed(visitor, await draft.saveAgain());
    });

    test(`an ${role} writes the plugin's shortcode`, async ({ pluginWordPress, generated, page, visitor }) => {
      const draft = await write(page, pluginWordPress.url, role, 'The shortcode');
      await draft.paste(await generated({ system: 'wordpress', way: 'shortcode' }));
      await draft.save();
      await expectEvents(visitor, await draft.saveAgain(), 'tag');
    });

    test(`an ${role} adds the plugin's block`, async ({ pluginWordPress, page, visitor }) => {
      const draft = await write(page, pluginWordPress.url, role, 'The block');
      await draft.addBlock('society');
      await draft.save();
      await expectEvents(visitor, await draft.saveAgain(), 'tag');
    });
  }

  test('with the plugin, the frame of a pasted address is as high as the list', async ({
    pluginWordPress,
    generated,
    page,
    visitor,
  }) => {
    const draft = await write(page, pluginWordPress.url, 'author', 'The address');
    await draft.embed(await generated({ system: 'wordpress', way: 'address' }));
    await draft.save();
    await expectEvents(visitor, await draft.saveAgain(), 'whole frame');
  });
});

test.describe('MediaWiki', () => {
  test('by default, Common.js turns a link into a frame', async ({ mediawiki, generated, page, visitor }) => {
    const script = await generated({ system: 'mediawiki', way: 'links-to-frames', account: 'administrator' });
    await editMediaWiki(page, mediawiki.url, 'MediaWiki:Common.js', script);
    const link = await generated({ system: 'mediawiki', way: 'link' });
    const address = await editMediaWiki(page, mediawiki.url, 'Events', around(link));
    await editMediaWiki(page, mediawiki.url, 'Events', around(link, 'Saved again.'));
    await expectEvents(visitor, address, 'whole frame');
    await takePicture(visitor, address, 'mediawiki', '#content');
  });

  test('by default, the link stays a link without Common.js', async ({ bareMediaWiki, generated, page, visitor }) => {
    const link = await generated({ system: 'mediawiki', way: 'link' });
    await expectOnlyLink(visitor, await editMediaWiki(page, bareMediaWiki.url, 'Events', link));
  });

  test('with $wgRawHtml, a page contains the line', async ({ rawMediaWiki, generated, page, visitor }) => {
    const line = await generated({ system: 'mediawiki', way: 'line' });
    await editMediaWiki(page, rawMediaWiki.url, 'Events', around(line));
    const again = around(line, 'Saved again.');
    await expectEvents(visitor, await editMediaWiki(page, rawMediaWiki.url, 'Events', again), 'tag');
  });
});

test.describe('DokuWiki', () => {
  test('by default, userscript.js turns a link into a frame', async ({ dokuwiki, generated, page, visitor }) => {
    const script = await generated({ system: 'dokuwiki', way: 'links-to-frames', account: 'administrator' });
    await dokuwiki.addFile('userscript.js', script);
    const link = await generated({ system: 'dokuwiki', way: 'link' });
    await editDokuWiki(page, dokuwiki.url, 'events', around(link));
    const again = around(link, 'Saved again.');
    const address = await editDokuWiki(page, dokuwiki.url, 'events', again);
    await expectEvents(visitor, address, 'whole frame');
    await takePicture(visitor, address, 'dokuwiki', '#dokuwiki__content');
  });

  test('with htmlok, a page contains the line', async ({ htmlDokuWiki, generated, page, visitor }) => {
    const line = await generated({ system: 'dokuwiki', way: 'line' });
    await editDokuWiki(page, htmlDokuWiki.url, 'events', around(line));
    const again = around(line, 'Saved again.');
    await expectEvents(visitor, await editDokuWiki(page, htmlDokuWiki.url, 'events', again), 'tag');
  });
});

test.describe('Hugo', () => {
  const content = (code: string) => `---\ntitle: Events\n---\n\n${around(code)}\n`;

  test('by default, a page contains the shortcode', async ({ hugo, generated, visitor }) => {
    await hugo.write('layouts/shortcodes/ummes.html', await generated({ system: 'hugo', way: 'template' }));
    await hugo.write('content/events.md', content(await generated({ system: 'hugo', way: 'shortcode' })));
    await expectEvents(visitor, `${hugo.url}/events/`, 'tag');
    await takePicture(visitor, `${hugo.url}/events/`, 'hugo', 'main');
  });

  test('with unsafe HTML, a page contains the line', async ({ unsafeHugo, generated, visitor }) => {
    await unsafeHugo.write('content/events.md', content(await generated({ system: 'hugo', way: 'line' })));
    await expectEvents(visitor, `${unsafeHugo.url}/events/`, 'tag');
  });
});

/** A theme's functions.php that loads the script as themes load theirs, on the post with this title. */
const enqueueOn = (title: string, society: string) => `<?php
add_action('wp_enqueue_scripts', function () {
  if (single_post_title('', false) === '${title}') wp_enqueue_script('ummes', '${society}/widgets/ummes.js', [], '1');
});
`;
