import { FOREIGN_LOADER, type HostPage, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';
import { inside, isSeen, pressAndWait, TAGS, tagNamed } from '../support/browser/tags';
import { expectSameStyles } from './framework';
import { allShown, hosted, openHost, tryAll } from './host-page';

const css = (path: string) => `<link rel="stylesheet" href="/dist/hosts/${path}">`;
const script = (path: string, type = 'text/javascript') => `<script type="${type}" src="/dist/hosts/${path}"></script>`;
const JQUERY = script('jquery@3.7.1/dist/jquery.js');

/** HTML from each framework's documentation, for the end of the head and of the body. */
const FRAMEWORKS: [name: string, head: string, scripts?: string][] = [
  [
    'Bootstrap 3.4.1',
    css('bootstrap@3.4.1/dist/css/bootstrap.css'),
    JQUERY + script('bootstrap@3.4.1/dist/js/bootstrap.js'),
  ],
  [
    'Bootstrap 5.3.8',
    css('bootstrap@5.3.8/dist/css/bootstrap.css'),
    script('bootstrap@5.3.8/dist/js/bootstrap.bundle.js'),
  ],
  ['Foundation 6.9.0', css('foundation-sites@6.9.0/dist/css/foundation.css')],
  ['UIkit 3.24.2', css('uikit@3.24.2/dist/css/uikit.css'), script('uikit@3.24.2/dist/js/uikit.js')],
  ['Bulma 1.0.4', css('bulma@1.0.4/css/bulma.css')],
  ['Pico 2.1.1', css('@picocss/pico@2.1.1/css/pico.css')],
  [
    ...(['Tailwind 4.1.17, with its preflight'] as const),
    `<style type="text/tailwindcss">@import "tailwindcss";</style>${script('@tailwindcss/browser@4.1.17/dist/index.global.js')}`,
  ],
  [
    ...(['Materialize 1.0.0', css('materialize-css@1.0.0/dist/css/materialize.css')] as const),
    script('materialize-css@1.0.0/dist/js/materialize.js'),
  ],
  [
    'WordPress block styles 9.34.0',
    ['reset', 'common', 'style', 'theme']
      .map((name) => css(`@wordpress/block-library@9.34.0/build-style/${name}.css`))
      .join(''),
  ],
];

describe("the tags and the page leave each other's styles unchanged with", () => {
  for (const [name, head, scripts] of FRAMEWORKS) it(name, () => expectSameStyles(head, scripts));
});

const PROTOTYPE = 'libjs-prototype/usr/share/javascript/prototype/prototype.js';
const MOOTOOLS = 'libjs-mootools/usr/share/javascript/mootools/mootools-core-nc.js';

/** Declares a test for a library that is not on npm. It is skipped where Debian's package is unavailable. */
const ifFetched = async (path: string) => ((await fetch(`/dist/hosts/${path}`, { method: 'HEAD' })).ok ? it : it.skip);

/** Third-party scripts, which run before the tags' own. */
const LIBRARIES = [
  ['jQuery 3.7.1 and its plug-ins', JQUERY + script('jquery-pjax@2.0.1/jquery.pjax.js'), it],
  ['Angular’s zone.js 0.15.1', script('zone.js@0.15.1/bundles/zone.umd.js'), it],
  ['Prototype.js 1.7.3 (apt-get download libjs-prototype)', script(PROTOTYPE), await ifFetched(PROTOTYPE)],
] as const;

describe('all tags appear, open and respond with', () => {
  for (const [name, head, test] of LIBRARIES) {
    test(name, async () => {
      const page = await openHost(head);
      await allShown(page);
      await tryAll(page);
      expect(page.log.errors).toEqual([]);
    });
  }
});

(await ifFetched(MOOTOOLS))(
  'MooTools 1.4.5 (apt-get download libjs-mootools) breaks React, so the tags show their children again',
  async () => {
    const page = await openHost(script(MOOTOOLS));
    for (const { tag } of TAGS) {
      const element = page.find(tag);
      await until(() => {
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        return isSeen(page.find(`${tag} .kept`)) && !element.shadowRoot?.textContent;
      });
    }
    expect(page.log.errors).toEqual([]);
  },
);

/**
 * Libraries that replace a page's content without a page load, with HTML for the end of the head and, if needed, a
 * function that wraps the content.
 */
const SWAPS: [name: string, head: string, body?: (content: string) => string][] = [
  ['Hotwire Turbo 8.0.20', script('@hotwired/turbo@8.0.20/dist/turbo.es2017-esm.js', 'module')],
  ['htmx 2.0.8', script('htmx.org@2.0.8/dist/htmx.js'), (content) => `<div hx-boost="true">${content}</div>`],
  [
    'jQuery 3.7.1 with pjax 2.0.1',
    `${JQUERY}${script('jquery-pjax@2.0.1/jquery.pjax.js')}
     <script>jQuery(() => jQuery(document).pjax('a.next', 'body', { fragment: 'body', timeout: 9000 }))</script>`,
  ],
];

const SWAPPED = [tagNamed('events'), tagNamed('join')];

describe('tags work, toasts return and scrolling is unlocked after the body is replaced by', () => {
  const overflow = ({ window, document }: HostPage) => window.getComputedStyle(document.documentElement).overflowY;
  const raiseToast = async (page: HostPage) => {
    page.inside('ummes-join', '[type=submit]').click();
    const list = await until(() => page.find('[data-ummes-toaster]').shadowRoot);
    await until(() => list.querySelector('[data-sonner-toast]'));
  };

  for (const [name, head, body = (content: string) => content] of SWAPS) {
    it(name, async () => {
      const content = (title: string, next: string) =>
        body(`<h1>${title}</h1><a class="next" href="${next}">Go on</a>${SWAPPED.map(hosted).join('')}`);
      const addressOf = (title: string, next: string) => {
        const query = new URLSearchParams({ head: head + FOREIGN_LOADER, body: content(title, next) });
        return `/host-page?${query}`.replaceAll('&', '&amp;');
      };
      const page = await openHost(
        head + FOREIGN_LOADER,
        content('First', addressOf('Second', addressOf('Third', '/'))),
      );
      const { log } = page;
      const goOn = async (title: string) => {
        page.find('a.next').click();
        await until(() => page.find('h1').textContent === title);
        expect((page.window as unknown as { hostPageLog: object }).hostPageLog === log).toBe(true); // still the same page
        await allShown(page, SWAPPED);
      };
      const openEvent = async () => {
        await pressAndWait(page, tagNamed('events'));
        await until(() => overflow(page) === 'hidden');
      };
      await allShown(page, SWAPPED);
      await raiseToast(page);
      await goOn('Second'); // without a dialog, because closing one would show the toasts again
      await raiseToast(page);
      await openEvent();
      await goOn('Third');
      await until(() => overflow(page) === 'visible');
      await raiseToast(page);
      await openEvent();
      inside(page, tagNamed('events'), 'dialog[open] [aria-label=Close]').click();
      await until(() => overflow(page) === 'visible');
      expect(log.errors).toEqual([]);
    });
  }
});

it('tags work in a React 18 host and dispatch events to it', async () => {
  const plan = { tag: 'ummes-events', properties: { api: '/fault/one' }, events: ['ummes-load', 'ummes-open'] };
  const host = new URL('../support/browser/hosts/react-18-host.js', import.meta.url);
  const page = await openHost(
    '',
    `<div id="root"></div><script type="application/json" id="plan">${JSON.stringify(plan)}</script>
     ${FOREIGN_LOADER}<script type="module" src="${host.pathname}"></script>`,
  );
  const tested = tagNamed('events');
  await until(() => page.find(tested.tag));
  await allShown(page, [tested]);
  page.find('#darken').click();
  await until(() => page.find(tested.tag).getAttribute('theme') === 'dark');
  await pressAndWait(page, tested);
  page.find('#remove').click();
  await until(() => !page.document.querySelector(tested.tag));
  expect(page.log.errors).toEqual([]);
});
