import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { withoutUnusedTypes } from '../../../src/build/bundling/edit-package';

/** What of r2wc comes with its React half. */
async function bundle(plugins = [withoutUnusedTypes()]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export { default } from '@r2wc/react-to-web-component';`, resolveDir: '.' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    external: ['react', 'react-dom'],
    plugins,
  });
  return outputFiles[0]?.text ?? '';
}

describe('the types of attributes that no tag gives r2wc', () => {
  it('are left out, and texts stay', async () => {
    const whole = await bundle([]);
    const ours = await bundle();
    for (const code of ['parseFloat', 'JSON.parse', 'r2wc.bound']) {
      expect(whole).toContain(code);
      expect(ours).not.toContain(code);
    }
    expect(ours).toContain('{string:');
  });
});
