import assert from 'node:assert/strict';
import type { Host, Visit } from './host';
import type { HostPage } from './host-site';
import { HOSTED_TAGS, LOADER, tagHtml, untilShown } from './tags';

const TAGS = HOSTED_TAGS.filter(({ tag }) => /-(events|join)$/.test(tag));

/** A way to replace a page's content without leaving it: the end of the head, and the body around the content. */
interface Swap {
  head: string;
  body: (content: string) => string;
}

const SWAPS: Record<string, Swap> = {
  'Hotwire Turbo 8.0.20': {
    head: '<script type="module" src="/packages/@hotwired/turbo@8.0.20/dist/turbo.es2017-esm.js"></script>',
    body: (content) => content,
  },
  'htmx 2.0.8': {
    head: '<script src="/packages/htmx.org@2.0.8/dist/htmx.js"></script>',
    body: (content) => `<div hx-boost="true">${content}</div>`,
  },
  'jQuery 3.7.1 with pjax 2.0.1': {
    head: `<script src="/packages/jquery@3.7.1/dist/jquery.js"></script>
<script src="/packages/jquery-pjax@2.0.1/jquery.pjax.js"></script>
<script>jQuery(() => jQuery(document).pjax('a.next', 'body', { fragment: 'body', timeout: 9000 }))</script>`,
    body: (content) => content,
  },
};

async function survives(visit: Visit, { head, body }: Swap) {
  const pageTo = (next: string, title: string): HostPage => ({
    head: head + LOADER,
    body: body(`<h1>${title}</h1><a class="next" href="${next}">Go on</a>${TAGS.map(tagHtml).join('')}`),
  });
  visit.put('/second', pageTo('/third', 'Second'));
  visit.put('/third', pageTo('/first', 'Third'));
  await visit.open(pageTo('/second', 'First'), '/first');
  await visit.evaluate(() => void Object.assign(window, { isSame: true }));
  await untilShown(visit, TAGS);
  await raiseToast(visit);

  // Without a dialog: one that closes would bring the toasts back by itself.
  await goOn(visit, 'Second');
  await raiseToast(visit);

  await openEvent(visit);
  await goOn(visit, 'Third');
  await visit.until(isOverflow, 'visible');
  await raiseToast(visit);

  await openEvent(visit);
  await visit.escape();
  await visit.until(isOverflow, 'visible');
  assert.deepEqual(await visit.reports(), []);
}

/** Has the content replaced by the next page's. A dialog may cover the link: a script of the page presses it, as Back would. */
async function goOn(visit: Visit, title: string) {
  await visit.evaluate(() => document.querySelector<HTMLElement>('a.next')?.click());
  await visit.untilSeen(['h1'], title);
  assert.ok(await visit.evaluate(() => 'isSame' in window), 'the page was not left');
  await untilShown(visit, TAGS);
}

/** Opens the dialog of an event, which stops the page from scrolling. */
async function openEvent(visit: Visit) {
  await visit.click(['ummes-events', '[part~=link]']);
  await visit.untilSeen(['ummes-events', 'dialog[open] [part~=event]']);
  await visit.until(isOverflow, 'hidden');
}

/** For the browser. */
function isOverflow(value: string): boolean {
  return getComputedStyle(document.documentElement).overflowY === value;
}

/** Submits an empty application, and waits for the toast that says so. */
async function raiseToast(visit: Visit) {
  await visit.click(['ummes-join', '[type=submit]']);
  await visit.untilSeen(['[data-ummes-toaster]', '[data-sonner-toast]']);
}

/** Pages whose content is replaced while they stay. */
export const SWAP_HOSTS: readonly Host[] = Object.entries(SWAPS).map(([name, swap]) => ({
  name,
  promise: 'when it has replaced the body, tags work, toasts come back, and no scroll lock is left',
  check: (visit) => survives(visit, swap),
}));
