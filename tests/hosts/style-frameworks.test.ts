import { differences, type Styles, stylesInside, stylesOfHost } from '../support/hosts/computed-styles';
import type { HostPage } from '../support/hosts/host-site';
import { ALL_TAGS, HOSTED_TAGS, LOADER, untilShown, use } from '../support/hosts/tags';
import { expect, test } from '../support/hosts/test';

const css = (path: string) => `<link rel="stylesheet" href="/packages/${path}">`;
const script = (path: string) => `<script src="/packages/${path}"></script>`;

/** Rules for all elements, with all that is inherited. */
const RULES = `* { color: red; background: yellow;
  font: italic small-caps 900 condensed 31px/3 Georgia; font-feature-settings: 'smcp'; font-kerning: none; letter-spacing: 5px;
  word-spacing: 9px; word-break: break-all; line-break: anywhere; overflow-wrap: normal; hyphens: auto; white-space: pre;
  text-wrap: balance; text-align: right; text-align-last: right; text-indent: 40px; text-transform: uppercase; text-shadow: 1px 1px red;
  text-rendering: geometricPrecision; cursor: wait; user-select: none; -webkit-text-fill-color: red; -webkit-text-stroke: 1px red;
  caret-color: red; accent-color: red; quotes: none; list-style: square inside; tab-size: 2; float: none }`;

/** Frameworks as their documentation includes them: the end of the head, and of the body. */
const FRAMEWORKS: Record<string, { head: string; scripts?: string }> = {
  'Bootstrap 3.4.1': {
    head: css('bootstrap@3.4.1/dist/css/bootstrap.css'),
    scripts: script('jquery@3.7.1/dist/jquery.js') + script('bootstrap@3.4.1/dist/js/bootstrap.js'),
  },
  'Bootstrap 5.3.8': {
    head: css('bootstrap@5.3.8/dist/css/bootstrap.css'),
    scripts: script('bootstrap@5.3.8/dist/js/bootstrap.bundle.js'),
  },
  'Foundation 6.9.0': { head: css('foundation-sites@6.9.0/dist/css/foundation.css') },
  'UIkit 3.24.2': { head: css('uikit@3.24.2/dist/css/uikit.css'), scripts: script('uikit@3.24.2/dist/js/uikit.js') },
  'Bulma 1.0.4': { head: css('bulma@1.0.4/css/bulma.css') },
  'Pico 2.1.1': { head: css('@picocss/pico@2.1.1/css/pico.css') },
  'Tailwind 4.1.17, with its preflight': {
    head: `<style type="text/tailwindcss">@import "tailwindcss";</style>${script('@tailwindcss/browser@4.1.17/dist/index.global.js')}`,
  },
  'Materialize 1.0.0': {
    head: css('materialize-css@1.0.0/dist/css/materialize.css'),
    scripts: script('materialize-css@1.0.0/dist/js/materialize.js'),
  },
  'Rules for * with all that is inherited': { head: `<style>${RULES}</style>` },
  'WordPress block styles 9.34.0': {
    head: ['reset', 'common', 'style', 'theme']
      .map((name) => css(`@wordpress/block-library@9.34.0/build-style/${name}.css`))
      .join(''),
  },
};

/** Font and colour scheme are the page's, as they should be: here the same on all pages. */
const FONT = '<style>body { font-family: Georgia !important } :root { color-scheme: light !important }</style>';

/** What a department has on its page. */
const OWN = `<div id="host" style="position: absolute; top: 0; left: 920px; width: 300px">
<nav><ul><li><a href="/">Home</a></li></ul></nav><h1>Our department</h1><h2>Lectures</h2><p>We <em>teach</em>.</p>
<form><label>Search <input type="search"></label><select><option>All</option></select><button type="button">Go</button></form>
<table><tr><th>Day</th><td>Monday</td></tr></table><article class="card"><img alt="" width="10" height="10"></article></div>`;

const hostPage = ({ head = '', scripts = '' }, tags = `${ALL_TAGS}${LOADER}`): HostPage => ({
  head: head + FONT,
  body: OWN + tags + scripts,
});

/** The tags on a page without any framework, once per worker. */
let plain: Promise<Record<string, Styles>> | undefined;

for (const [name, framework] of Object.entries(FRAMEWORKS)) {
  test(`${name}: not one computed style inside the tags changes, nor anything of the page's`, async ({
    page,
    openHost,
    reports,
  }) => {
    plain ??= (async () => {
      await openHost(hostPage({}));
      await untilShown(page);
      return stylesInside(page);
    })();
    const own = await plain;
    expect(Object.keys(own).length).toBeGreaterThan(500);

    await openHost(hostPage(framework, ''));
    await page.waitForLoadState('networkidle');
    const without = await stylesOfHost(page);
    await openHost(hostPage(framework));
    await untilShown(page);
    expect(differences(own, await stylesInside(page))).toEqual([]);
    expect(differences(without, await stylesOfHost(page))).toEqual([]);
    for (const tested of HOSTED_TAGS) await use(page, tested);
    expect(reports).toEqual([]);
  });
}

test('a page in Arabic: no letters are parted, in the month of a date for example', async ({ page, openHost }) => {
  await openHost({ root: 'lang="ar"', body: ALL_TAGS + LOADER });
  await untilShown(page);
  const month = page.locator('ummes-events [part~=date] > span').first();
  expect(await month.textContent()).toMatch(/\p{Script=Arabic}/u);
  for (const [place, styles] of Object.entries(await stylesInside(page))) {
    expect([place, styles.letterSpacing]).toEqual([place, 'normal']);
  }
});
