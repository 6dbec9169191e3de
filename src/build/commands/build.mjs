/* npm run build: builds everything into dist/. */
import { build } from './fresh.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await build();
