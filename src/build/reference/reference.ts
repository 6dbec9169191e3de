import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DECLARATIONS, LIBRARY, WEB } from '../folders';
import { componentTables } from './component-tables';
import type { DescribedTag } from './declarations';
import { elementTypes } from './element-types';
import { englishTexts } from './english-texts';
import { htmlCustomData } from './html-data';
import { FRAMEWORKS, jsxTypes } from './jsx-types';
import { customElementsManifest } from './manifest';
import { publicTokens } from './public-tokens';

/** Returns all generated text that ships, keyed by path. */
export function referenceFiles(tags: readonly DescribedTag[], english: readonly string[]): Record<string, string> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const jsx = Object.entries(FRAMEWORKS).map(([name, host]) => [`${LIBRARY}/jsx/${name}.d.ts`, jsxTypes(tags, host)]);
  return {
    [`${WEB}/widgets/custom-elements.json`]: json(customElementsManifest(tags, publicTokens())),
    [`${WEB}/widgets/html-custom-data.json`]: json(htmlCustomData(tags)),
    [`${WEB}/widgets/texts/en.json`]: json(Object.fromEntries(english.map((text) => [text, text]))),
    [`${LIBRARY}/elements.d.ts`]: elementTypes(tags),
    [`${LIBRARY}/README.md`]: componentTables(),
    ...Object.fromEntries(jsx),
    // For hosts that import the types as a module.
    [`${LIBRARY}/elements.js`]: 'export {};\n',
  };
}

export async function writeReference(tags: readonly DescribedTag[]): Promise<void> {
  for (const [path, text] of Object.entries(referenceFiles(tags, englishTexts().texts))) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

/** Writes the tags as their declarations describe them, for demo/. */
export async function writeDeclarations(tags: readonly DescribedTag[]): Promise<void> {
  await writeFile(DECLARATIONS, `${JSON.stringify(tags, null, 2)}\n`);
}
