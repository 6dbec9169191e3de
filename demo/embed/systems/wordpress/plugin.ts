import { strToU8, zipSync } from 'fflate';

const CONSTANT = /const UMMES_ORIGIN = '[^']*';/;

/** Returns the plugin for a society's site. @param source the file ummes.php. */
export function pluginCode(source: string, origin: string): string {
  if (!CONSTANT.test(source)) throw new Error('ummes.php has no constant UMMES_ORIGIN');
  return source.replace(CONSTANT, () => `const UMMES_ORIGIN = '${origin.replace(/[\\']/g, '\\$&')}';`);
}

/** Returns the plugin as the .zip that WordPress accepts under Plugins > Add New > Upload Plugin. */
export function pluginZip(code: string): Uint8Array<ArrayBuffer> {
  return zipSync({ 'ummes/ummes.php': strToU8(code) }) as Uint8Array<ArrayBuffer>;
}
