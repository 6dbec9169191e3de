import type { Day } from '../../model/day';
import { escapeHtml } from '../../model/escape-html';
import { excerpt } from '../../model/text';
import { writtenDay } from './event-summary';

/** Characters of an item's text: one line on a phone, two at most. */
const LINE_CHARACTERS = 90;

export interface FragmentItem {
  title: string;
  /** The item's page, absolute. */
  address: string;
  /** Null when it is not known. */
  day: Day | null;
  /** The date as it was typed, when it is no day. */
  date?: string;
  /** The time of day, and the moment in ISO 8601. */
  time?: { text: string; moment: string };
  /** Stands before the title. A cancelled item's title is struck through. */
  status?: { text: string; isCancelled: boolean };
  /** Where to register, absolute. */
  register?: string;
  /** Only the beginning of its first line is shown. */
  text: string;
}

/**
 * Items as HTML for other servers to include: text and links without script, style or class. The tag around it keeps
 * children with `data-ummes-items` until it has loaded.
 * @param empty the text without items, and the page that it links to.
 */
export function fragmentText(items: readonly FragmentItem[], empty: { text: string; address: string }): string {
  if (items.length === 0)
    return `<p data-ummes-items><a href="${escapeHtml(empty.address)}">${escapeHtml(empty.text)}</a></p>\n`;
  return `<ul data-ummes-items>\n${items.map(itemText).join('\n')}\n</ul>\n`;
}

function itemText({ address, day, date, time, text, status, register, ...item }: FragmentItem): string {
  const title = escapeHtml(item.title);
  const name = status?.isCancelled ? `<s>${title}</s>` : title;
  const link = `${status ? `${escapeHtml(status.text)}: ` : ''}<a href="${escapeHtml(address)}" dir="auto">${name}</a>`;
  const written = day && [writtenDay(day), time?.text].filter(Boolean).join(', ');
  const when = written
    ? `<time datetime="${time?.moment ?? day}">${escapeHtml(written)}</time>`
    : escapeHtml(date ?? '');
  const form = register && `, <a href="${escapeHtml(register)}" aria-label="Register for ${title}">Register</a>`;
  const [firstLine = ''] = text.trim().split('\n');
  const line = firstLine && `<br><span dir="auto">${escapeHtml(excerpt(firstLine, LINE_CHARACTERS).text)}</span>`;
  return `<li>${link}${when && `, ${when}`}${form ?? ''}${line}</li>`;
}
