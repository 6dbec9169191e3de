import { readFile, writeFile } from 'node:fs/promises';
import { describeTags } from './describe-tags';
import { publicTokens } from './public-tokens';
import { tagTables, tokensTable, withParts } from './readme-tables';
import { sheetTables } from './sheet-tables';
import { typeTables } from './type-tables';

const TAG_TABLES = 'docs/tags.md';
const TOKEN_TABLE = 'docs/style.md';
const SHEET_TABLES = 'docs/edit-the-content.md';

/** A document with generated parts, before and after regenerating them. */
export interface GeneratedDocument {
  file: string;
  present: string;
  fresh: string;
}

/** Returns the documents with tables of the tags, their tokens and types, and the sheets' columns. */
export function documents(): Promise<GeneratedDocument[]> {
  const tags = describeTags();
  return Promise.all([
    generated(TAG_TABLES, { ...tagTables(tags), types: typeTables() }),
    generated(TOKEN_TABLE, { tokens: tokensTable(publicTokens()) }),
    generated(SHEET_TABLES, sheetTables()),
  ]);
}

/** Regenerates parts of a document, by the names of their markers. */
async function generated(file: string, parts: Readonly<Record<string, string>>): Promise<GeneratedDocument> {
  const present = await readFile(file, 'utf8');
  return { file, present, fresh: withParts(present, parts) };
}

/** Writes the documents that have changed, and prints a line for each document. */
export async function updateDocuments(all: readonly GeneratedDocument[]): Promise<void> {
  for (const { file, present, fresh } of all) {
    if (fresh !== present) await writeFile(file, fresh);
    console.log(`${file} ${fresh === present ? 'is up to date' : 'has been written'}`);
  }
}
