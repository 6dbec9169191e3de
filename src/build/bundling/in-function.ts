import { transform } from 'esbuild';
import type { Options } from 'tsup';
import { LOADER_CALL, RENDERINGS_VARIABLE } from '../../model/tags/server-rendering';

/**
 * Wraps a script in a function that is called at once, so that it leaves no globals even as a classic script. The
 * server passes renderings to the function (src/server/publish/tags/loader-maker.ts). Minifying again, now that nothing
 * is at the top level, saves 1%.
 */
export function inFunction(minify: boolean): NonNullable<Options['plugins']>[number] {
  return {
    name: 'in-function',
    async renderChunk(source) {
      const { code } = await transform(`((${RENDERINGS_VARIABLE}) => {\n${source}\n})${LOADER_CALL}`, { minify });
      // Other files may come before it without a semicolon at their end.
      return { code: `;${code}` };
    },
  };
}
