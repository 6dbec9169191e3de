/*
 * Starts a system beside the society's server, and keeps both running until interrupted:
 *
 *     node --import tsx tests/systems/serve.ts wordpress
 *
 * To try the tags by hand in a real system, or to look at a failed test. Needs `npm run build`.
 */

import { ensureSystems, missingSystems } from '../support/programs.mjs';
import { startBuiltServer } from '../support/server/built-server.mjs';
import { ACCOUNTS, PASSWORD, startWordPress } from './wordpress';

const SOCIETY_PORT = 8400;
const SYSTEM_PORT = 8401;

const STARTS = {
  wordpress: startWordPress,
};

const [name = 'wordpress'] = process.argv.slice(2);
const start = STARTS[name as keyof typeof STARTS];
if (!start) throw new Error(`Name one of ${Object.keys(STARTS).join(', ')}`);
await ensureSystems();
if (missingSystems()) throw new Error(missingSystems());

// The samples, as on a first start.
const society = await startBuiltServer({ PORT: String(SOCIETY_PORT) }, null);
const system = await start(society.crossOriginUrl, SYSTEM_PORT);
console.log(`The society: ${society.crossOriginUrl}, its generator: ${society.crossOriginUrl}/demo/`);
console.log(`${name}: ${system.url}/wp-login.php, as ${Object.values(ACCOUNTS).join(', ')} with "${PASSWORD}"`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await system.stop();
    await society.stop();
    process.exit();
  });
}
