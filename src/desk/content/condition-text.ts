import { agoText, counted, momentText } from '../../model/desk/format';
import { countsText, type SheetCondition } from '../../model/desk/sheet-report';

/** Returns a short label for a sheet's state. */
export function stateLabel({ state, problems }: SheetCondition): string {
  switch (state) {
    case 'current':
      return problems > 0 ? counted(problems, 'problem') : 'No problems';
    case 'stale':
      return 'Out of date';
    case 'missing':
      return 'Missing';
    case 'reading':
      return 'Loading';
    case 'none':
      return 'Empty';
  }
}

/** Tests whether an editor has to do something about a sheet. */
export function isBad({ state, problems }: SheetCondition): boolean {
  return state === 'stale' || state === 'missing' || problems > 0;
}

/** Says where a sheet comes from; '' if it comes from nowhere yet. */
export function placeText({ place, link, published, pinnedBy }: SheetCondition, now: Date): string {
  const who = published ? `by ${published.publishedBy} ${agoText(published.publishedAt, now)}` : '';
  switch (place) {
    case null:
      return '';
    case 'desk':
      return published?.kind === 'edit' ? `edited here ${who}` : `uploaded here ${who}`;
    case 'link':
      return `a link, chosen here ${who}`;
    case 'setting':
      return link ? `a link in the server’s setting ${pinnedBy}` : `a file in the server’s setting ${pinnedBy}`;
    case 'workbook':
      return link ? 'the workbook at a link in the server’s setting UMMES_WORKBOOK' : 'a workbook on the server';
    case 'file':
      return 'a file on the server';
  }
}

/** Says what state a sheet is in, and what visitors see. */
export function stateText({ state, since, readAt, triedAt, items, problems }: SheetCondition, now: Date): string {
  const read = readAt ? agoText(readAt, now) : '';
  const sinceText = since ? ` since ${momentText(since)}` : '';
  const tried = triedAt ? ` Last tried ${agoText(triedAt, now)}.` : '';
  switch (state) {
    case 'reading':
      return 'The server is reading the sheet for the first time.';
    case 'current':
      return `Read ${read}: ${countsText(items, problems)}.`;
    case 'stale':
      return `Out of date${sinceText}. Visitors still see the copy read ${read}, with ${counted(items, 'item')}.${tried}`;
    case 'missing':
      return `Unreadable${sinceText}, with no earlier copy. Visitors are told that the list is unavailable.${tried}`;
    case 'none':
      return 'There is no such sheet yet. Visitors see an empty list or a built-in text.';
  }
}
