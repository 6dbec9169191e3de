import { existsSync } from 'node:fs';
import { faultText } from '../../model/desk/sheet-fault';
import type { SheetReport } from '../../model/desk/sheet-report';
import { SHEET_NAMES, type SheetName } from '../../model/sheets/sheet-kind';
import { visibleJson, visibleText } from '../../model/text/visible-text';
import type { KnownPictures } from '../publish/sheets/own-pictures';
import { reportOn } from '../publish/sheets/read-sheet';
import { readWorkbook } from '../publish/workbook/read-workbook';
import { templateCsv, templateWorkbook } from '../publish/workbook/template';
import { createLog } from '../serve/log';
import { sqliteFile } from '../settings/database-url';
import { findPackageRoot } from '../settings/package-root';
import type { Settings } from '../settings/settings';
import { loadSettings } from '../settings/settings-file';
import { siteUrlOf } from '../settings/site-url';
import { readCopy, shrinkageOf } from '../sources/last-good-copy';
import { describePlace, Places } from '../sources/places';
import { PublishedSheets } from '../sources/published-sheets';
import { SheetFault } from '../sources/sheet-fault';
import { openStorage, type Storage } from '../storage/storage';
import { type Invocation, UsageError } from './command';

/** Prints the rows that have problems. */
export async function checkSheets({ words: [name], json, env, print, warn, fail }: Invocation) {
  const chosen = sheetsNamed(name);
  const settings = loadSettings(env, warn);
  const checked = await checkAll(chosen, settings);
  if (json) print(visibleJson(checked.map(({ report }) => ({ ...report, fault: report.fault?.text ?? null }))));
  else for (const sheet of checked) printReport(sheet, print);
  if (checked.some(({ report }) => report.fault || report.problems.length > 0)) fail();
}

/** Prints an empty workbook for all sheets, or the CSV of one. */
export async function printTemplate({ words: [name], write }: Invocation) {
  if (name === undefined) return write(await templateWorkbook());
  for (const each of sheetsNamed(name)) write(new TextEncoder().encode(templateCsv(each)));
}

/** Reads the sheets, and returns the uploaded pictures. */
async function readAll(places: Places, storage: Storage | null): Promise<KnownPictures> {
  await places.readAll();
  const texts = storage ? await storage.pictures.texts() : [];
  return new Map(texts.map((picture) => [picture.id, picture]));
}

/** Before the first start, there is no database, and nothing was published at the desk. */
function hasDatabase({ database }: Settings): boolean {
  const file = sqliteFile(database);
  return !file || existsSync(file);
}

function sheetsNamed(name: string | undefined): readonly SheetName[] {
  const chosen = SHEET_NAMES.filter((each) => name === undefined || each === name);
  if (chosen.length === 0) throw new UsageError(`There is no sheet "${name}", only ${SHEET_NAMES.join(', ')}.`);
  return chosen;
}

/** A sheet's report, and where the sheet comes from; '' for a sheet that doesn't exist. */
export interface CheckedSheet {
  report: SheetReport;
  source: string;
  /** Files that aren't read because another place comes first. */
  unused: readonly string[];
}

/** Reads sheets as the server does, and reports all their problems. */
export async function checkAll(
  names: readonly SheetName[],
  settings: Settings,
  now = new Date(),
): Promise<CheckedSheet[]> {
  const storage = hasDatabase(settings) ? await openStorage(settings) : null;
  const published = storage && new PublishedSheets(storage.sheetVersions, createLog('silent', { write() {} }));
  const places = new Places(settings, {
    limits: settings.sheetLimits,
    splitWorkbook: readWorkbook,
    stopping: new AbortController().signal,
    published,
  });
  const pictures = await readAll(places, storage).finally(() => storage?.close());
  if (published?.isRead === false) throw new Error('The database cannot be read at the moment.');
  const { web } = findPackageRoot().build;
  return Promise.all(
    names.map(async (name) => {
      const found = places.find(name);
      const source = 'place' in found ? describePlace(found.place) : '';
      const unused = places.unused(name, 'place' in found ? found.place : null);
      const empty: SheetReport = { name, fault: null, items: 0, shrunk: null, problems: [], problemCount: 0 };
      if (found.kind === 'fault') return { source, unused, report: { ...empty, fault: found.fault } };
      if (found.kind !== 'content') return { source, unused, report: empty };
      try {
        const { timeZone, sheetLimits } = settings;
        const options = { timeZone, maxRows: sheetLimits.maxRows, web, pictures, siteUrl: siteUrlOf(settings) };
        const content = reportOn(name, found.content, options, Number.MAX_SAFE_INTEGER);
        const copy = await readCopy(settings.data, name).catch(() => null);
        const shrunk = shrinkageOf(copy?.note ?? null, content.items, now);
        return { source, unused, report: { ...empty, shrunk, ...content } };
      } catch (error) {
        if (!(error instanceof SheetFault)) throw error;
        return { source, unused, report: { ...empty, fault: error.fault } };
      }
    }),
  );
}

function printReport({ report, source, unused }: CheckedSheet, print: Invocation['print']): void {
  print(`${report.name}: ${source || 'there is no such sheet yet'}`);
  for (const other of unused) print(`  ${other} is not used`);
  if (!source) return;
  if (report.fault) {
    print(`  ${report.fault.text}\n  ${faultText(report.fault).remedy}`);
    return;
  }
  const columnWidth = Math.max(0, ...report.problems.map(({ column }) => column.length));
  for (const { row, column, value, reason, instead } of report.problems) {
    const place = `row ${String(row).padStart(4)}  ${column.padEnd(columnWidth)}`;
    const shown = value && `${JSON.stringify(value)} `;
    print(visibleText(`  ${place}  ${shown}${reason}. Suggestion: ${instead}`));
  }
  print(`  ${count(report.items, 'item')}, ${count(report.problemCount, 'problem')}`);
  if (!report.shrunk) return;
  const { from, since } = report.shrunk;
  const day = since.slice(0, 10);
  print(`  has shrunk by more than half: it had ${from} items before ${day}. It is shown anyway. Are rows missing?`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
