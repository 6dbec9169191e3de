import { test as base } from 'playwright/test';
import { freePort } from '../support/engines/free-port.mjs';
import { missingSystems } from '../support/programs.mjs';
import { type BuiltServer, startBuiltServer } from '../support/server/built-server.mjs';
import { type DokuWiki, startDokuWiki } from './dokuwiki';
import { type Hugo, startHugo } from './hugo';
import { type MediaWiki, startMediaWiki } from './mediawiki';
import { TAKES_PICTURES } from './pictures';
import type { Program } from './processes';
import { type Choice, generated, pluginFor } from './snippets';
import type { Visitor } from './visit';
import { startWordPress, type WordPress } from './wordpress';
import { installPlugin } from './wordpress-editor';

export { expect } from 'playwright/test';

interface Fixtures {
  visitor: Visitor;
  /** Returns what the generator gives to paste. */
  generated: (choice: Choice) => Promise<string>;
}

interface WorkerFixtures {
  /** The society's server, with events around today. */
  server: BuiltServer;
  /** The address of the society's site, which is of another origin than every system. */
  society: string;
  wordpress: WordPress;
  /** A WordPress whose administrator has installed the generator's plugin. */
  pluginWordPress: WordPress;
  mediawiki: MediaWiki;
  /** A MediaWiki without anything of ours. */
  bareMediaWiki: MediaWiki;
  /** A MediaWiki whose pages may contain HTML. */
  rawMediaWiki: MediaWiki;
  dokuwiki: DokuWiki;
  /** A DokuWiki whose pages may contain HTML. */
  htmlDokuWiki: DokuWiki;
  hugo: Hugo;
  /** A Hugo whose Markdown may contain HTML. */
  unsafeHugo: Hugo;
}

type Use<S> = (started: S) => Promise<void>;

/** A fixture that starts a system when the first test needs it, and stops it after the last. */
function system<S extends Program>(
  start: (society: string) => Promise<S>,
): [(fixtures: { society: string }, use: Use<S>) => Promise<void>, { scope: 'worker'; timeout: number }] {
  const fixture = async ({ society }: { society: string }, use: Use<S>) => {
    const started = await start(society);
    await use(started);
    await started.stop();
  };
  return [fixture, { scope: 'worker', timeout: 120_000 }];
}

/** Playwright's test, with systems that are started as needed. Skipped on machines that can't have them. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // Playwright reads a fixture's dependencies from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: this fixture has no dependencies
    async ({}, use) => {
      const port = String(await freePort());
      const server = await startBuiltServer(
        { PORT: port, UMMES_PUBLIC_URL: `http://127.0.0.1:${port}` },
        TAKES_PICTURES ? null : {},
      );
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  society: [async ({ server }, use) => use(server.crossOriginUrl), { scope: 'worker' }],
  visitor: async ({ browser, society }, use) => use({ browser, society }),
  generated: async ({ society }, use) => use((choice) => generated(society, choice)),
  wordpress: system(startWordPress),
  pluginWordPress: [
    async ({ society, browser }, use) => {
      const wordpress = await startWordPress(society);
      const page = await browser.newPage();
      await installPlugin(page, wordpress.url, await pluginFor(society));
      await page.close();
      await use(wordpress);
      await wordpress.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  mediawiki: system(startMediaWiki),
  bareMediaWiki: system(startMediaWiki),
  rawMediaWiki: system(async (society) => {
    const mediawiki = await startMediaWiki(society);
    await mediawiki.configure('$wgRawHtml = true;');
    return mediawiki;
  }),
  dokuwiki: system(startDokuWiki),
  htmlDokuWiki: system(async (society) => {
    const dokuwiki = await startDokuWiki(society);
    await dokuwiki.configure("$conf['htmlok'] = 1;");
    return dokuwiki;
  }),
  hugo: system(startHugo),
  unsafeHugo: system(async (society) => {
    const hugo = await startHugo(society);
    await hugo.configure('[markup.goldmark.renderer]\nunsafe = true');
    return hugo;
  }),
});

const MISSING = missingSystems();
test.skip(MISSING !== '', MISSING);
