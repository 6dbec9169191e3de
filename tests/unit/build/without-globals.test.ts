import { resolve } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { withoutGlobals } from '../../../src/build/bundling/edit-package';

it('checking forms leaves no global behind', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "import { object, string } from 'zod/mini'; console.log(object({ a: string() }))",
      resolveDir: resolve('.'),
    },
    bundle: true,
    write: false,
    plugins: [withoutGlobals()],
    logLevel: 'silent',
  });
  const text = outputFiles[0]?.text ?? '';
  expect(text).toContain('ownGlobals');
  expect(text).not.toMatch(/globalThis\)?\.__zod|_a = globalThis/);
});
