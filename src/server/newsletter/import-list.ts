import { setImmediate as letOthersRun } from 'node:timers/promises';
import { type ImportReport, REPORTED_LINES, type ReportedLines } from '../../model/desk/newsletter-list';
import { excerpt } from '../../model/text';
import type { AddressList } from './address-list';
import type { Standings, Subscribers } from './subscribers';

/** Addresses that are compared at once; takes some 5 ms. */
const PER_SLICE = 5000;
/** Of what stands in a line, for the report. */
const SHOWN_CHARACTERS = 120;

/** What the import of a list would do at the moment. */
export async function previewImport(subscribers: Subscribers, list: AddressList): Promise<ImportReport> {
  return reportOf(list, await subscribers.find(list.addresses.map(({ text }) => text)));
}

/**
 * Adds the addresses of a list, all of them or none, but none that has unsubscribed.
 * @param deadlineMs how long the database may take, in place of its own limit.
 * @returns what it did.
 */
export async function importList(
  subscribers: Subscribers,
  list: AddressList,
  deadlineMs?: number,
): Promise<ImportReport> {
  const emails = list.addresses.map(({ text }) => text);
  return reportOf(list, await subscribers.addUnknown(emails, deadlineMs));
}

/** @param known before the import. */
async function reportOf({ addresses, wrong }: AddressList, known: Standings): Promise<ImportReport> {
  const report: ImportReport = { added: none(), known: none(), left: none(), repeated: none(), wrong: none() };
  for (const { line, text, reason } of wrong) note(report.wrong, line, text, reason);
  const lines = new Map<string, number>();
  for (const [index, { line, text }] of addresses.entries()) {
    const email = text.toLowerCase();
    const earlier = lines.get(email);
    const leftAt = known.get(email);
    if (earlier) note(report.repeated, line, text, `is already in line ${earlier}`);
    else if (leftAt) note(report.left, line, text, `unsubscribed on ${leftAt.slice(0, 10)}`);
    else if (leftAt === null) note(report.known, line, text, 'is already on the list');
    else note(report.added, line, text, '');
    if (!earlier) lines.set(email, line);
    if (index % PER_SLICE === PER_SLICE - 1) await letOthersRun();
  }
  return report;
}

const none = (): ReportedLines => ({ count: 0, lines: [] });

function note(kind: ReportedLines, line: number, text: string, reason: string): void {
  kind.count += 1;
  if (kind.lines.length < REPORTED_LINES)
    kind.lines.push({ line, value: excerpt(text, SHOWN_CHARACTERS).text, reason });
}
