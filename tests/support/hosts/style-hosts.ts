import assert from 'node:assert/strict';
import { differences, type Styles, stylesInside, stylesOfHost } from './computed-styles';
import type { Host, Visit } from './host';
import type { HostPage } from './host-site';
import { ALL_TAGS, LOADER, pressAll, untilShown } from './tags';

const css = (path: string) => `<link rel="stylesheet" href="/packages/${path}">`;
const script = (path: string) => `<script src="/packages/${path}"></script>`;

/** Rules for all elements, with all that is inherited. */
const RULES = `* { color: red; background: yellow;
  font: italic small-caps 900 condensed 31px/3 Georgia; font-feature-settings: 'smcp'; font-kerning: none; letter-spacing: 5px;
  word-spacing: 9px; word-break: break-all; line-break: anywhere; overflow-wrap: normal; hyphens: auto; white-space: pre;
  text-wrap: balance; text-align: right; text-align-last: right; text-indent: 40px; text-transform: uppercase; text-shadow: 1px 1px red;
  text-rendering: geometricPrecision; cursor: wait; user-select: none; -webkit-text-fill-color: red; -webkit-text-stroke: 1px red;
  caret-color: red; accent-color: red; quotes: none; list-style: square inside; tab-size: 2; float: none }`;

/** As its documentation includes it: the end of the head, and of the body. */
interface Framework {
  head?: string;
  scripts?: string;
}

const FRAMEWORKS: Record<string, Framework> = {
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

/** Font, colour scheme and the room for a scrollbar are the page's, as they should be: here the same on all pages. */
const SAME = `<style>body { font-family: Georgia !important }
  :root { color-scheme: light !important; scrollbar-gutter: stable !important }</style>`;

/** What a department has on its page. */
const OWN = `<div id="host" style="position: absolute; top: 0; left: 920px; width: 300px">
<nav><ul><li><a href="/">Home</a></li></ul></nav><h1>Our department</h1><h2>Lectures</h2><p>We <em>teach</em>.</p>
<form><label>Search <input type="search"></label><select><option>All</option></select><button type="button">Go</button></form>
<table><tr><th>Day</th><td>Monday</td></tr></table><article class="card"><img alt="" width="10" height="10"></article></div>`;

const hostPage = ({ head = '', scripts = '' }: Framework, tags = `${ALL_TAGS}${LOADER}`): HostPage => ({
  head: head + SAME,
  body: OWN + tags + scripts,
});

/** The tags on a page without any framework, once for each engine and day: what is on today looks different. */
const plain = new Map<string, Promise<Record<string, Styles>>>();

async function stylesWithout(visit: Visit) {
  await visit.open(hostPage({}));
  await untilShown(visit);
  return stylesInside(visit);
}

async function keepsStyles(visit: Visit, framework: Framework) {
  const key = `${visit.engine} ${new Date().toDateString()}`;
  const styles = plain.get(key) ?? stylesWithout(visit);
  plain.set(key, styles);
  const own = await styles;
  assert.ok(Object.keys(own).length > 500);

  await visit.open(hostPage(framework, ''));
  await visit.until(() => document.readyState === 'complete');
  const without = await stylesOfHost(visit);
  await visit.open(hostPage(framework));
  await untilShown(visit);
  assert.deepEqual(differences(own, await stylesInside(visit)), []);
  assert.deepEqual(differences(without, await stylesOfHost(visit)), []);
  await pressAll(visit);
  assert.deepEqual(await visit.reports(), []);
}

const ARABIC: Host = {
  name: 'a page in Arabic',
  promise: 'no letters are parted, in the month of a date for example',
  async check(visit) {
    await visit.open({ root: 'lang="ar"', body: ALL_TAGS + LOADER });
    await untilShown(visit);
    const month = await visit.evaluate(() => {
      return document.querySelector('ummes-events')?.shadowRoot?.querySelector('[part~=date] > span')?.textContent;
    });
    assert.match(month ?? '', /\p{Script=Arabic}/u);
    const spaces = Object.entries(await stylesInside(visit)).map(([place, styles]) => [place, styles.letterSpacing]);
    assert.deepEqual(
      spaces.filter(([, space]) => space !== 'normal'),
      [],
    );
  },
};

/** Pages with the styles of others. */
export const STYLE_HOSTS: readonly Host[] = [
  ...Object.entries(FRAMEWORKS).map(([name, framework]) => ({
    name,
    promise: "not one computed style inside the tags changes, nor anything of the page's",
    check: (visit: Visit) => keepsStyles(visit, framework),
  })),
  ARABIC,
];
