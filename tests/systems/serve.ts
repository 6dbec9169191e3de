/*
 * Starts a system beside the society's server, and keeps both running until interrupted:
 *
 *     node --import tsx tests/systems/serve.ts wordpress
 *
 * To try the tags by hand in a real system, or to look at a failed test. Needs `npm run build`.
 */
import { ensureSystems, missingSystems } from '../support/programs.mjs';
import { startBuiltServer } from '../support/server/built-server.mjs';
import { ACCOUNT as DOKUWIKI_ACCOUNT, startDokuWiki } from './dokuwiki';
import { startHugo } from './hugo';
import { ACCOUNT as MEDIAWIKI_ACCOUNT, startMediaWiki } from './mediawiki';
import type { System } from './system';
import { ACCOUNTS, PASSWORD, startWordPress } from './wordpress';

const SOCIETY_PORT = Number(process.env.SOCIETY_PORT ?? 8400);
const SYSTEM_PORT = Number(process.env.SYSTEM_PORT ?? 8401);

interface Choice {
  start(society: string, port: number): Promise<System>;
  /** Returns the addresses to open, each with the account to use. */
  explain(system: System): string;
}

const signIn =
  (path: string, { name, password }: { name: string; password: string }) =>
  (system: System) =>
    `${system.url}${path}, as ${name} with "${password}"`;

const CHOICES: Record<string, Choice> = {
  wordpress: {
    start: startWordPress,
    explain: signIn('/wp-login.php', { name: Object.values(ACCOUNTS).join(', '), password: PASSWORD }),
  },
  mediawiki: {
    start: startMediaWiki,
    explain: signIn('/index.php?title=Special:UserLogin', MEDIAWIKI_ACCOUNT),
  },
  dokuwiki: { start: startDokuWiki, explain: signIn('/doku.php?do=login', DOKUWIKI_ACCOUNT) },
  hugo: { start: startHugo, explain: (system) => `${system.url}; edit ${system.folder}/site, then run hugo there` },
};

const [name = 'wordpress'] = process.argv.slice(2);
const choice = CHOICES[name];
if (!choice) throw new Error(`Name one of ${Object.keys(CHOICES).join(', ')}`);
await ensureSystems();
if (missingSystems()) throw new Error(missingSystems());

// The samples, as on a first start.
const address = `http://127.0.0.1:${SOCIETY_PORT}`;
const society = await startBuiltServer({ PORT: String(SOCIETY_PORT), UMMES_PUBLIC_URL: address }, null);
const system = await choice.start(address, SYSTEM_PORT);
console.log(`The society's generator: ${address}/demo/`);
console.log(`${name}: ${choice.explain(system)}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await system.stop();
    await society.stop();
    process.exit();
  });
}
