/* In place of the built worker while the server runs from its sources, as in the unit tests: loads sheet-worker.ts. */
import { register } from 'tsx/esm/api';

register();
await import('./sheet-worker.ts');
