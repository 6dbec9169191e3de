import assert from 'node:assert/strict';
import type { Path } from '../engines/driver';
import type { Host } from './host';
import { HOSTED_TAGS, LOADER, pressAll, tagHtml, untilShown, use } from './tags';

const DEPTH = 10;

/** Many tags on a page, many times, or far inside it. */
export const NUMBER_HOSTS: readonly Host[] = [
  {
    name: 'two versions on a page',
    promise: 'the first defines the tags, both loaders go on, and nothing is reported',
    async check(visit) {
      const { version } = await (await fetch(`${process.env.UMMES_SHARED_URL}/healthz`)).json();
      const other = `<script type="module" src="{ummes}/widgets/${version}/ummes.js"></script>`;
      await visit.open({ body: HOSTED_TAGS.map(tagHtml).join('') + LOADER + other });
      await untilShown(visit);
      await pressAll(visit);

      // Without loaders, which leave a tag to the one that has begun with it: each file defines its tag at once.
      const scripts = ['', `${version}/`].flatMap((folder) => HOSTED_TAGS.map(({ tag }) => tagScript(tag, folder)));
      await visit.open({ body: HOSTED_TAGS.map(tagHtml).join('') + scripts.join('') });
      await untilShown(visit);
      assert.deepEqual(await visit.reports(), []);
    },
  },
  {
    name: 'a hundred tags on a page',
    promise: 'all show, each kind makes one call',
    async check(visit) {
      const tags = HOSTED_TAGS.filter(({ tag }) => tag !== 'ummes-join');
      await visit.open({ body: Array.from({ length: 10 }, () => tags.map(tagHtml).join('')).join('') + LOADER });
      await untilShown(visit, tags);
      await visit.until(() => {
        scrollBy(0, 5000);
        const shown = [...document.body.children].filter((tag) => tag.shadowRoot?.querySelector('[part]'));
        return shown.length === 100;
      });
      const calls = await visit.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      const data = calls.filter((url) => /\/(api|embed|content)\//.test(url));
      assert.ok(data.length > 3);
      assert.deepEqual(data.toSorted(), [...new Set(data)].toSorted());
      assert.deepEqual(await visit.reports(), []);
    },
  },
  {
    name: 'tags in ten nested shadow roots',
    promise: 'they show, open and close',
    async check(visit) {
      const scripts = HOSTED_TAGS.map(({ tag }) => tagScript(tag));
      await visit.open({ body: `<div id="outer"></div>${scripts.join('')}` });
      await visit.evaluate(nest, { html: HOSTED_TAGS.map(tagHtml).join('').replaceAll('{ummes}', ''), depth: DEPTH });
      const roots: Path = ['#outer > div', ...Array.from({ length: DEPTH - 1 }, () => 'div')];
      for (const tested of HOSTED_TAGS) {
        await visit.untilSeen([...roots, tested.tag, tested.shown]);
        await use(visit, tested, roots);
      }
      assert.deepEqual(await visit.reports(), []);
    },
  },
];

/** The script that defines one tag at once, of the newest version or that of a folder. */
function tagScript(tag: string, folder = ''): string {
  return `<script type="module" src="{ummes}/widgets/${folder}${tag.replace('ummes-', '')}.js"></script>`;
}

/** Puts HTML into shadow roots within shadow roots. For the browser. */
function nest({ html, depth }: { html: string; depth: number }) {
  let root: Element | ShadowRoot = document.querySelector('#outer') as Element;
  for (let level = 0; level < depth; level += 1) {
    const inner: HTMLElement = document.createElement('div');
    root.append(inner);
    root = inner.attachShadow({ mode: 'open' });
  }
  const host = document.createElement('section');
  host.innerHTML = html;
  root.append(host);
}
