import { gallery } from '../../content/gallery';
import { type FirstData, firstEvent, firstNews, firstProjectsIn } from '../../model/first-data';
import { limitOf } from '../../model/limit';
import { whole } from '../../model/slice';
import { itemWithId } from '../feeds/item-with-id';
import { lastEvents, nextEvents, type PlainList, plainEvents, plainNews } from '../feeds/plain-lists';
import type { SheetName } from '../settings/settings';
import { oncePerDay } from './once-per-day';
import { firstPages, firstUpcoming, NEWS_CARDS } from './page-view';
import type { ViewSources } from './sources';

/** The first view of a tag. */
export interface TagView {
  /** Of the data. */
  version: string;
  /** Null if it shows nothing that the server could know, such as an event that does not exist. */
  first: FirstData | null;
  /** What readers without the tag get. */
  list?: PlainList;
  /** The page of the site that shows the same. */
  page: string;
}

/** The sheet that a tag shows. */
const SHEET_OF: Record<string, SheetName> = {
  events: 'events',
  'event-detail': 'events',
  next: 'events',
  news: 'news',
  'student-life': 'student-life',
};

const PAGE_OF: Record<string, string> = {
  ...{ events: '/events', 'event-detail': '/events', next: '/events', news: '/news', 'student-life': '/student-life' },
  ...{ alumni: '/alumni', join: '/alumni', contact: '/contact', unsubscribe: '/unsubscribe' },
};

const nextOf = oncePerDay(nextEvents);
const lastOf = oncePerDay(lastEvents);

/** Null while what the tag shows cannot be read. @param name without `ummes-`, of a tag that there is. */
export async function tagView(
  name: string,
  attributes: Readonly<Record<string, string>>,
  sources: ViewSources,
): Promise<TagView | null> {
  const sheet = SHEET_OF[name];
  if (sheet) await sources.refresh([sheet]);
  const { digest = '' } = (sheet && sources.latest(sheet)) ?? {};
  if (sheet && !digest) return null;
  const day = sources.today();
  const data = await dataOf(name, attributes, sources, day);
  if (data === null) return null;
  const version = `${digest} ${name === 'alumni' ? sources.directory.version : ''} ${day}`;
  return { version, first: data.first && { day, search: '', ...data.first }, page: PAGE_OF[name] ?? '/', ...data.more };
}

interface TagData {
  first: Omit<FirstData, 'day'> | null;
  more?: { list: PlainList };
}

async function dataOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  sources: ViewSources,
  day: string,
): Promise<TagData | null> {
  const events = sources.latest('events')?.items ?? [];
  const news = sources.latest('news')?.items ?? [];
  const limit = limitOf(attributes.limit ?? '');
  switch (name) {
    case 'events': {
      const isPast = attributes.show === 'past';
      const shown = (isPast ? lastOf : nextOf)(events, day).slice(0, limit);
      const list = plainEvents(shown, isPast ? 'No past events.' : undefined);
      return { first: firstPages(events, day), more: { list } };
    }
    case 'event-detail': {
      const id = attributes['event-id'] ?? '';
      const event = itemWithId(events, id);
      return { first: event ? firstEvent([event], id) : null };
    }
    case 'next':
      return { first: firstUpcoming(events, day) };
    case 'news':
      return { first: firstNews(news, NEWS_CARDS), more: { list: plainNews(news, limit) } };
    case 'student-life':
      return { first: firstProjectsIn(sources.latest('student-life')?.items ?? [], attributes.category ?? '') };
    case 'alumni': {
      const alumni = await sources.directory.page({ name: '', batch: '', page: 1 });
      return alumni && { first: { alumni } };
    }
    case 'gallery':
      return { first: { gallery: whole(gallery) } };
    default:
      return { first: {} };
  }
}
