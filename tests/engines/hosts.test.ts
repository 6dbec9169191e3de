import { afterAll, beforeAll, describe, test } from 'vitest';
import { visitIn } from '../support/engines/host-visit';
import { ENGINES, type Tab } from '../support/engines/tab';
import { type HostSite, startHostSite } from '../support/hosts/host-site';
import { HOSTS } from '../support/hosts/hosts';
import { type Served, startServed } from '../support/server/built-server.mjs';

/* The tags on pages of others, as `tests/hosts` tries them in Chromium, in engines that Playwright does not drive here. */

let served: Served;
let site: HostSite;
beforeAll(async () => {
  served = await startServed();
  process.env.UMMES_SHARED_URL = served.url;
  site = await startHostSite(served.foreignUrl);
});
afterAll(async () => {
  await site?.stop();
  await served?.stop();
});

for (const [engine, openTab] of Object.entries(ENGINES)) {
  describe(`in ${engine}`, () => {
    let tab: Tab;
    beforeAll(async () => {
      tab = await openTab({ reducedMotion: true });
    });
    afterAll(() => tab?.close());

    for (const { name, promise, missing, check } of HOSTS) {
      const reason = missing ? ` (skipped: apt-get download ${missing})` : '';
      test.skipIf(missing)(`${name}: ${promise}${reason}`, () => check(visitIn(tab, engine, site)));
    }
  });
}
