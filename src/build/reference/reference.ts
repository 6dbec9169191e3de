import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LIBRARY, WEB } from '../bundling/graph';
import { componentTables } from './component-tables';
import type { DescribedTag } from './declarations';
import { describeTags } from './describe-tags';
import { elementTypes } from './element-types';
import { englishTexts } from './english-texts';
import { htmlCustomData } from './html-data';
import { FRAMEWORKS, jsxTypes } from './jsx-types';
import { customElementsManifest } from './manifest';
import { publicTokens } from './public-tokens';
import { withParts, withTables } from './readme-tables';
import { sheetTables } from './sheet-tables';
import { systemSections } from './system-sections';

const TAG_TABLES = 'widgets/README.md';
const SHEET_TABLES = 'src/content/README.md';
const SYSTEM_SECTIONS = 'docs/in-your-system.md';

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
  for (const [path, text] of Object.entries(referenceFiles(tags, englishTexts()))) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

/** A document with generated tables, before and after regenerating them. */
interface Readme {
  file: string;
  present: string;
  fresh: string;
}

/** Returns the documents with generated parts: the tags' tables, the sheets' columns, and the steps for each system. */
export async function readmes(): Promise<Readme[]> {
  const tags = await readFile(TAG_TABLES, 'utf8');
  const sheets = await readFile(SHEET_TABLES, 'utf8');
  const systems = await readFile(SYSTEM_SECTIONS, 'utf8');
  return [
    { file: TAG_TABLES, present: tags, fresh: withTables(tags, describeTags(), publicTokens()) },
    { file: SHEET_TABLES, present: sheets, fresh: withParts(sheets, sheetTables()) },
    { file: SYSTEM_SECTIONS, present: systems, fresh: withParts(systems, await systemSections(describeTags())) },
  ];
}
