import assert from 'node:assert/strict';
import type { Host, Visit } from './host';
import { hasDebianPackage } from './packages.mjs';
import { ALL_TAGS, HOSTED_TAGS, LOADER, pressAll, untilShown } from './tags';

const script = (path: string) => `<script src="/packages/${path}"></script>`;

/** Scripts of others, by the page's name for them; they run before the tags' own. */
const LIBRARIES: Record<string, string> = {
  'jQuery 3.7.1 and its plug-ins': script('jquery@3.7.1/dist/jquery.js') + script('jquery-pjax@2.0.1/jquery.pjax.js'),
  'Angular’s zone.js 0.15.1': script('zone.js@0.15.1/bundles/zone.umd.js'),
  'Prototype.js 1.7.3': script('libjs-prototype/usr/share/javascript/prototype/prototype.js'),
  'enumerable additions to Object.prototype': `<script>
    Object.prototype.each = function () {};
    Object.prototype.isEmptyObject = false;
  </script>`,
};

/** A library that npm does not have. */
const missing = (name: 'libjs-prototype' | 'libjs-mootools') => (hasDebianPackage(name) ? undefined : name);

const MOOTOOLS: Host = {
  name: 'MooTools 1.4.5 with its compatibility with 1.2',
  promise: 'breaks React, and the links between the tags come back',
  missing: missing('libjs-mootools'),
  async check(visit) {
    const head = script('libjs-mootools/usr/share/javascript/mootools/mootools-core-nc.js');
    await visit.open({ head, body: ALL_TAGS + LOADER });
    for (const { tag } of HOSTED_TAGS) await visit.until(keepsLink, tag);
    assert.deepEqual(await visit.reports(), []);
  },
};

/** Scrolls to a tag. Whether its link can be seen, and nothing of ours. For the browser. */
function keepsLink(tag: string): boolean {
  const element = document.querySelector(tag);
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return Boolean(element?.querySelector('.kept')?.checkVisibility() && !element.shadowRoot?.textContent);
}

/** Pages with scripts that change the language under the tags. */
export const SCRIPT_HOSTS: readonly Host[] = [
  ...Object.entries(LIBRARIES).map(([name, head]) => ({
    name,
    promise: 'all tags show, open and answer',
    missing: head.includes('libjs-prototype') ? missing('libjs-prototype') : undefined,
    async check(visit: Visit) {
      await visit.open({ head, body: ALL_TAGS + LOADER });
      await untilShown(visit);
      await pressAll(visit);
      assert.deepEqual(await visit.reports(), []);
    },
  })),
  MOOTOOLS,
];
