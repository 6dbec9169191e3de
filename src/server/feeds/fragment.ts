import type { Day } from '../../model/day';
import { excerpt } from '../../model/text';
import { writtenDay } from './event-summary';

/** Characters of an item's text: one line on a phone, two at most. */
const LINE_CHARACTERS = 90;

/** An item in a fragment. */
export interface FragmentItem {
  title: string;
  /** The item's page, an absolute address. */
  address: string;
  /** Null when it is not known. */
  day: Day | null;
  /** The date as it was typed, when it is no day. */
  date?: string;
  /** The time of the day, and the moment in ISO 8601. */
  time?: { text: string; moment: string };
  /** What has become of it, before its title. A cancelled item's title is struck through. */
  status?: { text: string; isCancelled: boolean };
  /** Where to register, an absolute address. */
  register?: string;
  /** Only the beginning of its first line is shown. */
  text: string;
}

/**
 * Items as a piece of HTML for other pages to take in on their server: text and links, no script, no style,
 * no class. `data-ummes-items` tells the tag around it that there is something to read while it loads.
 * @param none what it says when there are no items, with a link to `address`.
 */
export function fragmentText(items: readonly FragmentItem[], none: { text: string; address: string }): string {
  if (items.length === 0) return `<p data-ummes-items><a href="${html(none.address)}">${html(none.text)}</a></p>\n`;
  return `<ul data-ummes-items>\n${items.map(itemText).join('\n')}\n</ul>\n`;
}

function itemText({ title, address, day, date, time, text, status, register }: FragmentItem): string {
  const name = status?.isCancelled ? `<s>${html(title)}</s>` : html(title);
  const link = `${status ? `${html(status.text)}: ` : ''}<a href="${html(address)}" dir="auto">${name}</a>`;
  const written = day && [writtenDay(day), time?.text].filter(Boolean).join(', ');
  const when = day ? `<time datetime="${time?.moment ?? day}">${html(written ?? '')}</time>` : html(date ?? '');
  const form = register && `, <a href="${html(register)}" aria-label="Register for ${html(title)}">Register</a>`;
  const [firstLine = ''] = text.trim().split('\n');
  const line = firstLine && `<br><span dir="auto">${html(excerpt(firstLine, LINE_CHARACTERS).text)}</span>`;
  return `<li>${link}${when && `, ${when}`}${form ?? ''}${line}</li>`;
}

function html(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
