import { transform } from 'esbuild';

export async function minifyStyles(styles: string): Promise<string> {
  return (await transform(styles, { loader: 'css', minify: true })).code.trim();
}
