import { escapeHtml } from '../../../model/text/escape-html';

/** Maximum number of entries in a feed, for about 50 kB. */
export const FEED_ENTRIES = 50;

/** The date of a feed or entry without one. It never changes, because feed readers treat a change as news. */
export const UNKNOWN_DAY = '1970-01-01';

export interface FeedUrls {
  /** The site URL, without a trailing slash. */
  site: string;
  /** The feed's path. */
  feed: string;
  /** The path of the page with the same items. */
  page: string;
}

export interface FeedEntry {
  title: string;
  /** The absolute URL of the item's page, which also identifies the entry. */
  url: string;
  /** An ISO date. */
  day: string;
  /** '' for none. */
  summary: string;
  content?: string;
}

/** Returns an Atom feed (RFC 4287) with escaped plain text. */
export function atomFeed(entries: readonly FeedEntry[], title: string, { site, feed, page }: FeedUrls): string {
  const newest = entries.reduce((latest, { day }) => (day > latest ? day : latest), UNKNOWN_DAY);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${xml(title)}</title>
<id>${xml(site + page)}</id>
<link href="${xml(site + page)}"/>
<link rel="self" type="application/atom+xml" href="${xml(site + feed)}"/>
<updated>${moment(newest)}</updated>
<author><name>${xml(title)}</name></author>
${entries.map(entryText).join('')}</feed>
`;
}

function entryText({ title, url, day, summary, content }: FeedEntry): string {
  const link = xml(url);
  return `<entry>
<title>${xml(title)}</title>
<id>${link}</id>
<link href="${link}"/>
<updated>${moment(day)}</updated>${summary && `\n<summary>${xml(summary)}</summary>`}${content ? `\n<content type="text">${xml(content)}</content>` : ''}
</entry>
`;
}

function moment(day: string): string {
  return `${day}T00:00:00Z`;
}

/** Escapes text, and removes control characters that XML 1.0 can't contain. */
function xml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are being removed
  return escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}
