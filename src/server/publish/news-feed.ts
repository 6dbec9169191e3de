import { type NewsItem, publishedDay } from '../../model/news/news';
import { escapeHtml } from '../../model/text/text';

/** Maximum number of entries, taken from the top of the sheet, for a feed of about 50 kB. */
const FEED_ENTRIES = 50;

/** The date of a feed without dates. It never changes, because feed readers treat a change as news. */
const UNKNOWN_DAY = '1970-01-01';

export interface FeedUrls {
  /** The site URL, without a trailing slash. */
  site: string;
  /** The feed's path. */
  feed: string;
  /** The path of the news page. */
  page: string;
}

/** Returns the news as an Atom feed (RFC 4287) with escaped plain text. Skips items with duplicate ids. */
export function newsFeed(items: readonly NewsItem[], title: string, { site, feed, page }: FeedUrls): string {
  const entriesOf = firstItems(items);
  const days = neighbourDays(entriesOf.map(({ publishedAt }) => publishedDay(publishedAt)));
  const entries = entriesOf.map(({ id, title: headline, description, content }, index) => {
    const link = xml(`${site}${page}?item=${encodeURIComponent(id)}`);
    return `<entry>
<title>${xml(headline)}</title>
<id>${link}</id>
<link href="${link}"/>
<updated>${moment(days[index])}</updated>${description && `\n<summary>${xml(description)}</summary>`}${content && `\n<content type="text">${xml(content)}</content>`}
</entry>
`;
  });
  const newest = days.reduce((latest, day) => (day > latest ? day : latest), UNKNOWN_DAY);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${xml(title)}</title>
<id>${xml(site + page)}</id>
<link href="${xml(site + page)}"/>
<link rel="self" type="application/atom+xml" href="${xml(site + feed)}"/>
<updated>${moment(newest)}</updated>
<author><name>${xml(title)}</name></author>
${entries.join('')}</feed>
`;
}

/** Returns the first items with distinct ids, and stops once there are enough. */
function firstItems(items: readonly NewsItem[]): NewsItem[] {
  const first = new Map<string, NewsItem>();
  for (const item of items) {
    if (first.size === FEED_ENTRIES) break;
    if (!first.has(item.id)) first.set(item.id, item);
  }
  return [...first.values()];
}

/** Dates every entry, as Atom requires: an undated item gets the nearest date above it, or else below. */
function neighbourDays(days: readonly (string | null)[]): string[] {
  let last = days.find(Boolean) ?? UNKNOWN_DAY;
  return days.map((day) => {
    last = day ?? last;
    return last;
  });
}

function moment(day = UNKNOWN_DAY): string {
  return `${day}T00:00:00Z`;
}

/** Escapes text, and removes control characters that XML 1.0 can't contain. */
function xml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are being removed
  return escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}
