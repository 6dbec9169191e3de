/* The build of demo/, step by step. The product's build runs it (src/build/build.ts). */
import { buildScripts } from './bundles';
import { writeDemoPages } from './pages';

await buildScripts();
await writeDemoPages();
