import { parseArgs } from 'node:util';
import { faultText } from '../../model/desk/sheet-fault';
import type { SheetReport } from '../../model/desk/sheet-report';
import { visibleJson, visibleText } from '../../model/visible-text';
import type { Settings } from '../settings/settings';
import { settingsFor } from '../settings/settings-file';
import { describeSource } from '../settings/source';
import { SHEETS } from '../sheets/catalogue';
import { checkSheet } from '../sheets/check';
import { type Command, type CommandContext, EXIT, UsageError } from './command';

export const sheetsCommand: Command = {
  name: 'sheets',
  summary: 'list the rows of the sheets that have problems',
  help: `Usage: ummes sheets check [name] [--json]

Reads the sheets (${SHEETS.map(({ name }) => name).join(', ')}) where the settings say they are, and lists
each problem with its row (the header is row 1), column, value, reason and what to write
instead. Says when a sheet has lost more than half of its items within the last seven days.
Exit code: 0 no problems, 1 problems or a sheet that cannot be read, 2 wrong usage.`,

  async run(args, context) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
    const [action, name, ...rest] = positionals;
    if (action !== 'check' || rest.length > 0) throw new UsageError('Only "ummes sheets check [name]" is known.');
    const chosen = SHEETS.filter((entity) => name === undefined || entity.name === name);
    if (chosen.length === 0)
      throw new UsageError(`There is no sheet "${name}"; there are ${SHEETS.map((entity) => entity.name).join(', ')}.`);

    const settings = settingsFor(context);
    const reports = await Promise.all(chosen.map((entity) => checkSheet(entity, settings)));
    if (values.json) context.print(visibleJson(reports.map(({ cards, ...report }) => report)));
    else for (const report of reports) printReport(report, settings, context);
    return reports.every(({ fault, problems }) => !fault && problems.length === 0) ? EXIT.ok : EXIT.failed;
  },
};

function printReport(report: SheetReport, settings: Settings, { print }: CommandContext): void {
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
  print(
    `  has shrunk by more than half: ${from} items before ${since.slice(0, 10)}. Shown as it is; are rows missing?`,
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
