import { createHash } from 'node:crypto';
import { counted } from '../../../model/desk/format';
import { faultText } from '../../../model/desk/sheet-fault';
import type { SheetReport } from '../../../model/desk/sheet-report';
import { SHEET_KINDS } from '../../../model/sheets/sheet-kinds';
import { visibleText } from '../../../model/text/visible-text';
import { deskLink } from './channels';
import type { Checkpoint, Update } from './checkpoint';

/** Maximum number of problems listed in a message. */
const MAX_LISTED = 20;

/** Lists a sheet's new problems since its editors were last notified. */
export function newProblems(report: SheetReport, { until, ids }: Checkpoint, siteUrl: string): Update | null {
  const problems = problemsOf(report);
  const added = problems.filter(({ id }) => !ids.includes(id));
  // While a sheet can't be used, its problems are unknown. Keep the earlier ids, so that they aren't reported again.
  const kept = report.fault === null ? ids.filter((id) => problems.some((problem) => problem.id === id)) : ids;
  if (added.length === 0 && kept.length === ids.length) return null;
  const checkpoint = { until, ids: [...kept, ...added.map(({ id }) => id)] };
  if (added.length === 0) return { checkpoint };

  const { title } = SHEET_KINDS[report.name];
  const count = counted(added.length, 'new problem');
  const paragraphs = [`The ${title} sheet has ${count}.`, ...added.slice(0, MAX_LISTED).map(({ text }) => text)];
  if (added.length > MAX_LISTED) paragraphs.push(`and ${added.length - MAX_LISTED} more`);
  paragraphs.push(`All problems in the sheet: ${deskLink(siteUrl, 'content')}`);
  return { checkpoint, message: { subject: `${title}: ${count}`, text: paragraphs.join('\n\n') } };
}

/** Describes a sheet's problems. Ids tell identical ones apart by count, as inserting rows changes row numbers. */
function problemsOf({ fault, problems }: SheetReport): { id: string; text: string }[] {
  if (fault !== null) {
    const { what, remedy } = faultText(fault);
    return [{ id: digestOf(fault.text), text: `${visibleText(what)}\n${remedy}` }];
  }
  const counts = new Map<string, number>();
  return problems.map(({ row, column, value, reason, instead }) => {
    const text = `Text: ${value ? visibleText(value) : 'empty'}\nProblem: ${reason}\nSuggestion: ${visibleText(instead)}`;
    const count = (counts.get(column + text) ?? 0) + 1;
    counts.set(column + text, count);
    const where = `Row ${row}${column && `, column ${visibleText(column)}`}`;
    return { id: digestOf(`${count} ${column} ${text}`), text: `${where}\n${text}` };
  });
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
