import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { withoutUnusedReact } from '../../../src/build/bundling/edit-package';

/** A page's React in a build of this kind. */
async function bundle(kind: 'development' | 'production', plugins = [withoutUnusedReact()]): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { hydrateRoot } from 'react-dom/client'; hydrateRoot(document, null);`,
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    minify: true,
    define: { 'process.env.NODE_ENV': JSON.stringify(kind) },
    plugins,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

describe('what React never runs here', () => {
  it('is left out of what visitors load', async () => {
    expect((await bundle('production')).length).toBeLessThan((await bundle('production', [])).length);
  });

  it('stays in a development build, whose texts name what is replaced (npm run dev)', async () => {
    expect(await bundle('development')).toBe(await bundle('development', []));
  });
});
