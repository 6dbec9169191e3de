import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** In each document, and so in the first packet of a page: bytes after brotli. */
const MAX_BYTES = 960;

/** Those of `Entry` in early-input.ts: no other property has such a name. */
const OWN_PROPERTIES = /^(?:control|isPress|called|place|count|expanded|text|caret)$/;

/** The text of the script that every document carries inline (src/site/document-script.ts). @throws if it is too large. */
export async function documentScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/site/document-script.ts'],
    bundle: true,
    write: false,
    minify: true,
    mangleProps: OWN_PROPERTIES,
    tsconfigRaw: {}, // no 'use strict'
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  const { length } = brotliCompressSync(text);
  if (length > MAX_BYTES)
    throw new Error(`src/site/document-script.ts: ${length} bytes brotli, allowed are ${MAX_BYTES}`);
  return text;
}
