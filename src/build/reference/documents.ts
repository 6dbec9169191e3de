import { readFile, writeFile } from 'node:fs/promises';
import { describeTags } from './describe-tags';
import { publicTokens } from './public-tokens';
import { withParts, withTables } from './readme-tables';
import { sheetTables } from './sheet-tables';

const TAG_TABLES = 'widgets/README.md';
const SHEET_TABLES = 'src/content/README.md';

/** A document with generated parts, before and after regenerating them. */
export interface GeneratedDocument {
  file: string;
  present: string;
  fresh: string;
}

/** Returns the documents with tables of the tags and of the sheets' columns. */
export async function documents(): Promise<GeneratedDocument[]> {
  const tags = await readFile(TAG_TABLES, 'utf8');
  const sheets = await readFile(SHEET_TABLES, 'utf8');
  return [
    { file: TAG_TABLES, present: tags, fresh: withTables(tags, describeTags(), publicTokens()) },
    { file: SHEET_TABLES, present: sheets, fresh: withParts(sheets, sheetTables()) },
  ];
}

/** Writes the documents that have changed, and prints a line for each document. */
export async function updateDocuments(all: readonly GeneratedDocument[]): Promise<void> {
  for (const { file, present, fresh } of all) {
    if (fresh !== present) await writeFile(file, fresh);
    console.log(`${file} ${fresh === present ? 'is up to date' : 'has been written'}`);
  }
}
