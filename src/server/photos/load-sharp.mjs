import { createRequire } from 'node:module';

/** The only decoders that are left switched on. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`);

/**
 * Loads sharp with one thread, no cache and the decoders of photos alone.
 * @returns {typeof import('sharp').default}
 * @throws the loading error. It stays in this process, since Node remembers modules that failed: start another one.
 */
export function loadSharp() {
  const sharp = createRequire(import.meta.url)('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}
