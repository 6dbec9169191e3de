import type { DeskSheet, SheetCondition, SheetReport } from './sheet-report';

/** The sheets as officers know them. */
export const SHEET_TITLES: Record<DeskSheet, string> = {
  events: 'Events',
  news: 'News',
  'student-life': 'Student life',
};

/** `1 item`, `24 items`, `no items`. */
export function counted(number: number, noun: string): string {
  return `${number === 0 ? 'no' : number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

/** How many items and problems there are. */
export function countsText(items: number, problems: number): string {
  return `${counted(items, 'item')}, ${counted(problems, 'problem')}`;
}

/** What a report comes to, as a sentence. */
export function reportText({ fault, items, problemCount }: SheetReport): string {
  return fault === null ? `${capital(countsText(items, problemCount))}.` : 'This cannot be used as it is.';
}

/** What waits for an officer: problems, and sheets that cannot be read. */
export function waitingIn(conditions: readonly SheetCondition[]): number {
  return conditions.reduce((sum, { problems, reason }) => sum + (reason === null ? problems : 1), 0);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
