import { FOREIGN_LOADER, type HostPage, openPage, until } from '../support/browser/host-page';
import { expect, it } from '../support/browser/suite';
import { fileOf, inside, isSeen, shown, TAGS, tagNamed, type } from '../support/browser/tags';
import { expectSameStyles } from './framework';
import { ALL_TAGS, allShown, hosted, openHost, stylesInside, tryAll } from './host-page';

/** Rules that set inherited properties and remove space and borders on all elements, as Tailwind's preflight does. */
const RULES = `* { color: red; background: yellow; margin: 0; padding: 0; border: 0 solid;
  font: italic small-caps 900 condensed 31px/3 Georgia; font-feature-settings: 'smcp'; font-kerning: none; letter-spacing: 5px;
  word-spacing: 9px; word-break: break-all; line-break: anywhere; overflow-wrap: normal; hyphens: auto; white-space: pre;
  text-wrap: balance; text-align: right; text-align-last: right; text-indent: 40px; text-transform: uppercase; text-shadow: 1px 1px red;
  text-rendering: geometricPrecision; cursor: wait; user-select: none; -webkit-text-fill-color: red; -webkit-text-stroke: 1px red;
  caret-color: red; accent-color: red; quotes: none; list-style: square inside; tab-size: 2; float: none;
  font-synthesis: none; font-palette: dark; -webkit-font-smoothing: antialiased; -moz-osx-font-smoothing: grayscale;
  text-decoration: underline; text-decoration-skip-ink: none; text-underline-offset: 7px; text-underline-position: under;
  text-emphasis: dot red; text-justify: none; text-size-adjust: none; -webkit-text-size-adjust: none; -webkit-text-security: disc;
  hyphenate-character: 'x'; hyphenate-limit-chars: 3; orphans: 9; widows: 9; border-collapse: collapse; border-spacing: 7px;
  caption-side: bottom; image-rendering: pixelated; interpolate-size: allow-keywords; fill: red; fill-opacity: 0.5;
  fill-rule: evenodd; stroke: red; stroke-width: 7px; stroke-linecap: square; stroke-linejoin: round; stroke-dasharray: 7px;
  stroke-opacity: 0.5; paint-order: stroke; shape-rendering: crispEdges; text-anchor: end; dominant-baseline: middle }`;

it('rules for * do not change computed styles inside the tags, and the tags change nothing on the page', async () => {
  await expectSameStyles(`<style>${RULES}</style>`);
});

it('all tags appear, open and respond on a page that extends Object.prototype', async () => {
  const page = await openHost(
    '<script>Object.prototype.each = function () {}; Object.prototype.isEmptyObject = false;</script>',
  );
  await allShown(page);
  await tryAll(page);
  expect(page.log.errors).toEqual([]);
});

it('text on an Arabic page, such as the month in a date, has no letter spacing', async () => {
  const page = await openHost('<script>document.documentElement.lang = "ar"</script>');
  await allShown(page);
  expect(page.inside('ummes-events', '[part~=date] > span').textContent).toMatch(/\p{Script=Arabic}/u);
  const styles = await stylesInside(page);
  expect(styles.filter((style) => !style.includes('letterSpacing: normal;'))).toEqual([]);
});

/** Opens an XHTML document. Chromium (crbug.com/717643) and WebKit (2.50) do not run its module scripts. */
const openXhtml = (script: string) =>
  openPage(
    `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>Theirs</title><script src="/host-page/watch.js"></script></head>
<body>${ALL_TAGS}<script type="module">window.runsModules = true</script>${script}</body></html>`,
    { type: 'application/xhtml+xml' },
  );

it('tags in an XHTML document work with `import()`, and their links stay if module scripts do not run', async () => {
  const imported = await openXhtml('<script>import("{foreign}/widgets/ummes.js")</script>');
  await allShown(imported);
  await tryAll(imported);
  expect(imported.log.errors).toEqual([]);
  imported.close();
  const page = await openXhtml(FOREIGN_LOADER);
  if ('runsModules' in page.window) await allShown(page);
  else expect([...page.document.querySelectorAll('.kept')].filter(isSeen).length).toBe(TAGS.length);
  expect(page.log.errors).toEqual([]);
});

const FORMS = TAGS.filter(({ typed }) => typed);
const openForms = async (sandbox: string) => {
  const page = await openPage(FORMS.map(hosted).join('') + FOREIGN_LOADER, { sandbox });
  await allShown(page, FORMS);
  return page;
};

/** Returns whether forms on the page dispatch submit events. WebKit blocks only the navigation (2.50). */
function submits({ document }: HostPage): boolean {
  let isSubmitted = false;
  const form = document.createElement('form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isSubmitted = true;
  });
  document.body.append(form);
  form.requestSubmit();
  form.remove();
  return isSubmitted;
}

it('forms in a frame without allow-forms respond, or explain why they cannot be sent', async () => {
  const page = await openForms('allow-scripts');
  const answer = submits(page) ? 'required' : 'This page does not allow forms to be sent.';
  for (const tested of FORMS) {
    inside(page, tested, '[type=submit]').click();
    const messages = () => page.find(tested.tag).shadowRoot?.querySelectorAll('[role=alert], [part~=error]') ?? [];
    await until(() => [...messages()].some(({ textContent }) => textContent?.includes(answer)));
  }
  expect(page.log.errors).toEqual([]);
});

it('the contact form thanks the visitor in a frame without allow-modals', async () => {
  const page = await openForms('allow-scripts allow-forms');
  type(page, tagNamed('contact'));
  page.inside('ummes-contact', '[type=submit]').click();
  await until(() => page.inside('ummes-contact', '[role=status]').textContent?.includes('Thank you'));
  expect(page.log.errors).toEqual([]);
});

it('a hundred tags on a page all appear, and request each address only once', async () => {
  const tags = TAGS.filter(({ tag }) => tag !== 'ummes-join');
  const body = Array.from({ length: 10 }, () => tags.map(hosted).join('')).join('') + FOREIGN_LOADER;
  const page = await openHost('', body, { height: 3000 });
  const all = [...page.document.querySelectorAll(tags.map(({ tag }) => tag).join())];
  for (const element of all) {
    await until(() => {
      element.scrollIntoView({ behavior: 'instant' });
      return element.shadowRoot?.querySelector('[part]');
    });
  }
  expect(all.length).toBe(100);
  const data = page.log.calls.filter((url) => /\/(api|embed|content)\//.test(url));
  expect(data.length).toBeGreaterThan(3);
  expect(data.toSorted()).toEqual([...new Set(data)].toSorted());
  expect(page.log.errors).toEqual([]);
});

it('tags appear and open in ten nested shadow roots', async () => {
  const scripts = TAGS.map((tested) => `<script type="module" src="${fileOf(tested)}"></script>`).join('');
  const page = await openHost('', `<div id="outer"></div>${scripts}`);
  let root: HTMLElement | ShadowRoot = page.find('#outer');
  for (let level = 0; level < 10; level += 1) {
    const host: HTMLElement = page.document.createElement('div');
    root.append(host);
    root = host.attachShadow({ mode: 'open' });
  }
  const { find } = page;
  root.innerHTML = TAGS.map(hosted).join('');
  page.find = (selector) => root.querySelector(selector) ?? find(selector);
  for (const tested of TAGS) await shown(page, tested);
  await tryAll(page);
  expect(page.log.errors).toEqual([]);
});
