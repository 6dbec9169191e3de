import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { columnKey } from '../../model/lists/row';
import type { SheetName } from '../../model/sheets/sheet-kind';

/** Returns the folder of the sheets in a data folder. */
export function sheetFolder(data: string): string {
  return join(data, 'sheets');
}

/**
 * Lists files in the folder that look like a sheet or a workbook, but have an ending or a spelling that isn't read, such
 * as `Events.ods`.
 * @param stem the name without its ending: a sheet's, or `ummes`.
 */
export function misnamedFiles(data: string, stem: string): string[] {
  const read = ['csv', 'xlsx'].map((ending) => `${stem}.${ending}`);
  return filesIn(sheetFolder(data)).filter((file) => {
    return columnKey(parse(file).name) === columnKey(stem) && !/^[.~]/.test(file) && !read.includes(file);
  });
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // there is no folder yet
  }
}

/** Returns the workbook that may have all sheets as its tabs. */
export function workbookFile(data: string): string {
  return join(sheetFolder(data), 'ummes.xlsx');
}

/** Returns a sheet's own files; the first that exists is used. */
export function sheetFiles(data: string, name: SheetName): string[] {
  return [join(sheetFolder(data), `${name}.csv`), join(sheetFolder(data), `${name}.xlsx`)];
}
