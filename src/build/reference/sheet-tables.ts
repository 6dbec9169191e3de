import type { AnySheetKind } from '../../model/sheets/sheet-kind';
import { ALL_KINDS } from '../../model/sheets/sheet-kinds';
import { SITE_GUIDE } from '../../model/sheets/site';
import { SITE_KEY_NAMES } from '../../model/society/site-keys';
import { SITE_CHOICES } from '../../model/society/site-sheet';
import { code, table } from './readme-tables';

/** Returns the tables of the sheets' columns, and of the keys of the `site` sheet. */
export function sheetTables(): Record<string, string> {
  return { sheets: ALL_KINDS.map(columnsTable).join('\n'), keys: keysTable() };
}

function columnsTable({ name, about, guide, columns }: AnySheetKind): string {
  const rows = Object.entries(guide).map(([column, entry]) => [
    code(column),
    (columns[column] ?? []).map(code).join(', '),
    entry?.note ?? '',
  ]);
  return `**${name}**: ${about}\n\n${table(['Column', 'Also called', 'What goes in'], rows)}`;
}

function keysTable(): string {
  const rows = SITE_KEY_NAMES.map((key) => {
    const choices = SITE_CHOICES[key];
    return [code(key), SITE_GUIDE[key].note + (choices ? `: ${choices.join(' or ')}` : '')];
  });
  return table(['Key', 'What goes in'], rows);
}
