import type { Day } from '../../model/day';
import { compareMoments, type SocietyEvent } from '../../model/event';
import { eventMoments } from '../../model/event-moments';
import { statusText } from '../../model/event-status';
import { firstSorted } from '../../model/first-sorted';
import type { NewsItem } from '../../model/news';
import { publishedDay } from '../../model/published';
import { registrationAddress } from '../../model/registration-address';
import { itemPath, LIST_PAGES } from '../sheets/item-path';
import { withOffset } from './event-data';
import { writtenTime } from './event-summary';
import { type FragmentItem, fragmentText } from './fragment';

/** Items in a fragment: as many as a page of the events list has. */
const ITEMS = 6;

/** A list for other servers to include in their pages: text and links, of which the address is not known yet. */
export interface PlainList {
  /** The path of the page that has it all. */
  page: string;
  /** @param address the site's, without a slash at its end. */
  text(address: string): string;
}

/** The next events, or the last ones. @param shown by `nextEvents` or `lastEvents`. */
export function plainEvents(shown: readonly SocietyEvent[], emptyText = 'No upcoming events.'): PlainList {
  return plainList(LIST_PAGES.events, emptyText, shown, eventItem);
}

/** The first news. */
export function plainNews(news: readonly NewsItem[], limit = ITEMS): PlainList {
  return plainList(LIST_PAGES.news, 'No news found.', news.slice(0, Math.min(limit, ITEMS)), newsItem);
}

function plainList<Item>(
  page: string,
  emptyText: string,
  items: readonly Item[],
  fragmentItem: (item: Item, address: string) => FragmentItem,
): PlainList {
  const text = (address: string) =>
    fragmentText(
      items.map((item) => fragmentItem(item, address)),
      { text: emptyText, address: address + page },
    );
  return { page, text };
}

/** Of many events, only those that are shown are sorted. */
export function nextEvents(events: readonly SocietyEvent[], today: Day): readonly SocietyEvent[] {
  return firstSorted(
    events.filter((event) => isComing(event, today)),
    compareMoments,
    ITEMS,
  );
}

/** Those that are over, the latest first. */
export function lastEvents(events: readonly SocietyEvent[], today: Day): readonly SocietyEvent[] {
  return firstSorted(
    events.filter((event) => !isComing(event, today)),
    (a, b) => compareMoments(b, a),
    ITEMS,
  );
}

const isComing = ({ date }: SocietyEvent, today: Day) => date !== null && date >= today;

function eventItem(event: SocietyEvent, site: string): FragmentItem {
  const { id, title, date, description, status } = event;
  const moments = eventMoments(event);
  const register = registrationAddress(event, site);
  return {
    title,
    address: site + itemPath({ sheet: 'events', id }),
    day: date,
    text: description,
    ...(moments && { time: { text: writtenTime(event), moment: withOffset(moments.start) } }),
    ...(status && { status: { text: statusText(status), isCancelled: status === 'cancelled' } }),
    ...(register && { register }),
  };
}

function newsItem({ id, title, publishedAt, description, content }: NewsItem, site: string): FragmentItem {
  const address = site + itemPath({ sheet: 'news', id });
  return { title, address, day: publishedDay(publishedAt), date: publishedAt, text: description || content };
}
