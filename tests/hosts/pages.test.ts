import { FOREIGN_LOADER, type Guest, openGuest, until } from '../support/browser/guest';
import { expect, it } from '../support/browser/suite';
import { fileOf, inside, isSeen, shown, TAGS, tagNamed, type } from '../support/browser/tags';
import { expectSameStyles } from './framework';
import { ALL_TAGS, allShown, hosted, openHost, stylesInside, tryAll } from './host-page';

/* Tests host pages with unusual properties. packages.test.ts covers real frameworks and libraries. */

/** Rules for all elements, which set every inherited property. */
const RULES = `* { color: red; background: yellow;
  font: italic small-caps 900 condensed 31px/3 Georgia; font-feature-settings: 'smcp'; font-kerning: none; letter-spacing: 5px;
  word-spacing: 9px; word-break: break-all; line-break: anywhere; overflow-wrap: normal; hyphens: auto; white-space: pre;
  text-wrap: balance; text-align: right; text-align-last: right; text-indent: 40px; text-transform: uppercase; text-shadow: 1px 1px red;
  text-rendering: geometricPrecision; cursor: wait; user-select: none; -webkit-text-fill-color: red; -webkit-text-stroke: 1px red;
  caret-color: red; accent-color: red; quotes: none; list-style: square inside; tab-size: 2; float: none }`;

it('rules for * change no computed style inside the tags, and the tags change nothing on the page', async () => {
  await expectSameStyles(`<style>${RULES}</style>`);
});

it('all tags show, open and respond on a page that extends Object.prototype', async () => {
  const guest = await openHost(
    '<script>Object.prototype.each = function () {}; Object.prototype.isEmptyObject = false;</script>',
  );
  await allShown(guest);
  await tryAll(guest);
  expect(guest.log.errors).toEqual([]);
});

it('text on an Arabic page has no letter spacing, such as in the month of a date', async () => {
  const guest = await openHost('<script>document.documentElement.lang = "ar"</script>');
  await allShown(guest);
  expect(guest.inside('ummes-events', '[part~=date] > span').textContent).toMatch(/\p{Script=Arabic}/u);
  const styles = await stylesInside(guest);
  expect(styles.filter((style) => !style.includes('letterSpacing: normal;'))).toEqual([]);
});

/** An XHTML document, whose module scripts Chromium (crbug.com/717643) and WebKit (2.50) do not run. */
const openXhtml = (script: string) =>
  openGuest(
    `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>Theirs</title><script src="/guest/watch.js"></script></head>
<body>${ALL_TAGS}<script type="module">window.runsModules = true</script>${script}</body></html>`,
    { type: 'application/xhtml+xml' },
  );

it('tags in an XHTML document work with `import()`; in engines without module scripts, their links stay', async () => {
  const imported = await openXhtml('<script>import("{foreign}/widgets/ummes.js")</script>');
  await allShown(imported);
  await tryAll(imported);
  expect(imported.log.errors).toEqual([]);
  imported.close();
  const guest = await openXhtml(FOREIGN_LOADER);
  if ('runsModules' in guest.window) await allShown(guest);
  else expect([...guest.document.querySelectorAll('.kept')].filter(isSeen).length).toBe(TAGS.length);
  expect(guest.log.errors).toEqual([]);
});

const FORMS = TAGS.filter(({ typed }) => typed);
const openForms = async (sandbox: string) => {
  const guest = await openGuest(FORMS.map(hosted).join('') + FOREIGN_LOADER, { sandbox });
  await allShown(guest, FORMS);
  return guest;
};

/** Returns whether forms dispatch submit events here. WebKit blocks only the navigation (2.50). */
function submits({ document }: Guest): boolean {
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

it('forms in a frame without allow-forms respond, or say why they cannot be sent', async () => {
  const guest = await openForms('allow-scripts');
  const answer = submits(guest) ? 'required' : 'This page does not allow forms to be sent.';
  for (const tested of FORMS) {
    inside(guest, tested, '[type=submit]').click();
    const says = () => guest.find(tested.tag).shadowRoot?.querySelectorAll('[role=alert], [part~=error]') ?? [];
    await until(() => [...says()].some(({ textContent }) => textContent?.includes(answer)));
  }
  expect(guest.log.errors).toEqual([]);
});

it('the contact form says thanks in a frame without allow-modals', async () => {
  const guest = await openForms('allow-scripts allow-forms');
  type(guest, tagNamed('contact'));
  guest.inside('ummes-contact', '[type=submit]').click();
  await until(() => guest.inside('ummes-contact', '[role=status]').textContent?.includes('Thank you'));
  expect(guest.log.errors).toEqual([]);
});

it('a hundred tags on a page all show, and make one call for each kind', async () => {
  const tags = TAGS.filter(({ tag }) => tag !== 'ummes-join');
  const body = Array.from({ length: 10 }, () => tags.map(hosted).join('')).join('') + FOREIGN_LOADER;
  const guest = await openHost('', body, { height: 3000 });
  const all = [...guest.document.querySelectorAll(tags.map(({ tag }) => tag).join())];
  for (const element of all) {
    await until(() => {
      element.scrollIntoView({ behavior: 'instant' });
      return element.shadowRoot?.querySelector('[part]');
    });
  }
  expect(all.length).toBe(100);
  const data = guest.log.calls.filter((url) => /\/(api|embed|content)\//.test(url));
  expect(data.length).toBeGreaterThan(3);
  expect(data.toSorted()).toEqual([...new Set(data)].toSorted());
  expect(guest.log.errors).toEqual([]);
});

it('tags show and open in ten nested shadow roots', async () => {
  const scripts = TAGS.map((tested) => `<script type="module" src="${fileOf(tested)}"></script>`).join('');
  const guest = await openHost('', `<div id="outer"></div>${scripts}`);
  let root: HTMLElement | ShadowRoot = guest.find('#outer');
  for (let level = 0; level < 10; level += 1) {
    const host: HTMLElement = guest.document.createElement('div');
    root.append(host);
    root = host.attachShadow({ mode: 'open' });
  }
  const { find } = guest;
  root.innerHTML = TAGS.map(hosted).join('');
  guest.find = (selector) => root.querySelector(selector) ?? find(selector);
  for (const tested of TAGS) await shown(guest, tested);
  await tryAll(guest);
  expect(guest.log.errors).toEqual([]);
});
