import { eventMoments, isoText } from '../../../model/events/calendar-entry';
import {
  classifyEvents,
  type EventStatus,
  registrationAddress,
  type SocietyEvent,
  statusText,
} from '../../../model/events/event';
import { type NewsItem, publishedDay } from '../../../model/news/news';
import { escapeHtml } from '../../../model/text/escape-html';
import { excerpt } from '../../../model/text/excerpt';
import type { Day } from '../../../model/time/day';
import { writtenDay, writtenMoment } from '../event-texts';
import { itemPath, LIST_PAGES } from '../keys/addresses';

/* Lists for other servers to include in their pages: text and links. `site` is the site URL. */

/** Maximum number of items, the same as on a page of events. */
const ITEMS = 6;

/** Lists upcoming events, or the latest past ones. */
export function plainEvents(
  events: readonly SocietyEvent[],
  today: Day,
  isPast: boolean,
  limit = ITEMS,
  site: string,
): string {
  const { upcoming, past } = classifyEvents(events, today);
  const shown = (isPast ? past : upcoming).slice(0, Math.min(limit, ITEMS));
  return fragmentText(
    shown.map((event) => eventItem(event, site)),
    { text: isPast ? 'No past events.' : 'No upcoming events.', url: site + LIST_PAGES.events },
  );
}

/** Lists the first news items. */
export function plainNews(news: readonly NewsItem[], limit = ITEMS, site: string): string {
  const shown = news.slice(0, Math.min(limit, ITEMS));
  return fragmentText(
    shown.map((item) => newsItem(item, site)),
    { text: 'No news found.', url: site + LIST_PAGES.news },
  );
}

function eventItem(event: SocietyEvent, site: string): FragmentItem {
  const { id, title, date, description, status } = event;
  const moments = eventMoments(event);
  const register = registrationAddress(event, site);
  return {
    title,
    url: site + itemPath('events', id),
    when: date && writtenMoment(event),
    moment: moments ? isoText(moments.start) : date,
    text: description,
    ...(status && { status: { text: statusText(status), value: status } }),
    ...(register && { register }),
  };
}

function newsItem({ id, title, publishedAt, description, content }: NewsItem, site: string): FragmentItem {
  const day = publishedDay(publishedAt);
  return {
    title,
    url: site + itemPath('news', id),
    when: day ? writtenDay(day) : publishedAt,
    moment: day,
    text: description || content,
  };
}

/** Maximum length of an item's text: one or two lines on a phone. */
const LINE_CHARACTERS = 90;

interface FragmentItem {
  title: string;
  /** The absolute URL of the item's page. */
  url: string;
  /** The day and time in words, or the date as typed; null if unknown. */
  when: string | null;
  /** The day or moment in ISO 8601; null if `when` is not one. */
  moment: string | null;
  /** Shown before the title. A cancelled event's title and a postponed event's date are struck through. */
  status?: { text: string; value: EventStatus };
  /** The absolute URL of the registration form. */
  register?: string;
  /** Only the beginning of its first line is shown. */
  text: string;
}

/**
 * Writes items as HTML for other servers to include: text and links without scripts, styles or classes. The surrounding
 * tag keeps children with `data-ummes-items` until it has loaded.
 * @param empty the text for an empty list, and the page that it links to.
 */
function fragmentText(items: readonly FragmentItem[], empty: { text: string; url: string }): string {
  if (items.length === 0)
    return `<p data-ummes-items><a href="${escapeHtml(empty.url)}">${escapeHtml(empty.text)}</a></p>\n`;
  return `<ul data-ummes-items>\n${items.map(itemText).join('\n')}\n</ul>\n`;
}

function itemText(item: FragmentItem): string {
  const parts = [linkText(item), whenText(item), registerText(item)].filter(Boolean);
  return `<li>${parts.join(', ')}${lineText(item.text)}</li>`;
}

/** Writes the status and the title, which is struck through if the event is cancelled. */
function linkText({ url, title, status }: FragmentItem): string {
  const name = status?.value === 'cancelled' ? `<s>${escapeHtml(title)}</s>` : escapeHtml(title);
  const link = `<a href="${escapeHtml(url)}" dir="auto">${name}</a>`;
  return status ? `${escapeHtml(status.text)}: ${link}` : link;
}

/** Writes the day and time or, without a day, the date as typed. */
function whenText({ when, moment, status }: FragmentItem): string {
  const text = escapeHtml(when ?? '');
  if (!moment) return text;
  const time = `<time datetime="${moment}">${text}</time>`;
  return status?.value === 'postponed' ? `was planned for <s>${time}</s>` : time;
}

function registerText({ title, register }: FragmentItem): string {
  if (!register) return '';
  return `<a href="${escapeHtml(register)}" aria-label="Register for ${escapeHtml(title)}">Register</a>`;
}

/** Writes the beginning of a text's first line. */
function lineText(text: string): string {
  const [firstLine = ''] = text.trim().split('\n');
  return firstLine && `<br><span dir="auto">${escapeHtml(excerpt(firstLine, LINE_CHARACTERS).text)}</span>`;
}
