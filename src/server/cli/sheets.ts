import { faultText } from '../../model/desk/sheet-fault';
import type { SheetReport } from '../../model/desk/sheet-report';
import { visibleJson, visibleText } from '../../model/text/visible-text';
import { reportOn } from '../publish/read-sheet';
import { type Settings, SHEET_NAMES, type SheetName } from '../settings/settings';
import { loadSettings } from '../settings/settings-file';
import { describeSource } from '../settings/source';
import { readCopy, shrinkageOf } from '../sources/last-good-copy';
import { readSource } from '../sources/read-source';
import { SheetFault } from '../sources/sheet-fault';
import { type Invocation, UsageError } from './command';

/** Prints the rows that have problems. */
export async function checkSheets({ words: [name], json, env, print, warn, fail }: Invocation) {
  const chosen = SHEET_NAMES.filter((each) => name === undefined || each === name);
  if (chosen.length === 0) throw new UsageError(`There is no sheet "${name}", only ${SHEET_NAMES.join(', ')}.`);
  const settings = loadSettings(env, warn);
  const reports = await Promise.all(chosen.map((each) => checkSheet(each, settings)));
  if (json) print(visibleJson(reports));
  else for (const report of reports) printReport(report, settings, print);
  if (reports.some(({ fault, problems }) => fault || problems.length > 0)) fail();
}

/** Reads a sheet as the server does, and reports all its problems. */
export async function checkSheet(name: SheetName, settings: Settings, now = new Date()): Promise<SheetReport> {
  const { sheets, sheetLimits, timeZone, data } = settings;
  try {
    const reading = await readSource(sheets[name], sheetLimits, new AbortController().signal);
    const bytes = reading === 'unchanged' ? new Uint8Array() : reading.bytes;
    const options = { timeZone, maxRows: sheetLimits.maxRows };
    const content = reportOn(name, bytes, options, Number.MAX_SAFE_INTEGER);
    const copy = await readCopy(data, name).catch(() => null);
    return { name, fault: null, shrunk: shrinkageOf(copy?.note ?? null, content.items, now), ...content };
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    return { name, fault: error.message, items: 0, shrunk: null, problems: [], problemCount: 0 };
  }
}

function printReport(report: SheetReport, settings: Settings, print: Invocation['print']): void {
  print(`${report.name}: ${describeSource(settings.sheets[report.name])}`);
  if (report.fault) {
    print(`  ${report.fault}\n  ${faultText(report.fault).remedy}`);
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
