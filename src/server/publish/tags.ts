import { gallery } from '../../content/gallery';
import {
  type FirstData,
  firstEvent,
  firstEvents,
  firstNews,
  firstProjectsIn,
  homeEvents,
} from '../../model/lists/first-data';
import { findItem } from '../../model/lists/item';
import { limitOf } from '../../model/lists/limit';
import { whole } from '../../model/lists/slice';
import type { Contents } from './contents';
import { NEWS_CARDS } from './page-view';
import { plainEvents, plainNews } from './plain-lists';

/** Characters of an attribute's value. Addresses and ids are shorter. */
const MAX_VALUE = 500;

/** Characters of a language with script and region: `zh-Hant-TW`. */
const MAX_LANGUAGE = 11;

const DEFAULT_LANGUAGE = 'en';

/** A tag as a request asks for it. */
export interface TagOptions {
  /** Without `ummes-`. */
  name: string;
  attributes: Record<string, string>;
  lang: string;
}

/** Reads a request for a tag. Only attributes that the tag declares count. */
export function tagOptions(name: string, declared: readonly string[], query: URLSearchParams): TagOptions | 'too long' {
  const attributes: Record<string, string> = {};
  for (const attribute of declared) {
    const value = query.get(attribute) ?? '';
    if (value.length > MAX_VALUE) return 'too long';
    if (value) attributes[attribute] = value;
  }
  return { name, attributes, lang: canonicalLanguage(query.get('lang') ?? '') };
}

/** Drops the extensions of a language; English if it is none. */
function canonicalLanguage(text: string): string {
  try {
    return new Intl.Locale(text.slice(0, MAX_LANGUAGE)).baseName;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

/** What a tag shows first. */
export interface TagView {
  /** Null if it shows nothing that the server knows, such as an event that doesn't exist. */
  first: FirstData | null;
  /** HTML for readers without the tag. */
  list: string;
  /** The path of the site's page that shows the same. */
  page: string;
}

const PAGE_OF: Record<string, string> = {
  ...{ events: '/events', 'event-detail': '/events', next: '/events', news: '/news', 'student-life': '/student-life' },
  ...{ alumni: '/alumni', join: '/alumni', contact: '/contact', unsubscribe: '/unsubscribe' },
};

/** Returns the view of a tag; null while its source can't be read. @param address the site's, without a slash at the end. */
export function tagView({ name, attributes }: TagOptions, contents: Contents, address: string): TagView | null {
  const { day, people, sheets } = contents;
  const limit = limitOf(attributes.limit ?? '');
  const view = (first: Omit<FirstData, 'day'> | null, list = ''): TagView => {
    return { first: first && { day, search: '', ...first }, list, page: PAGE_OF[name] ?? '/' };
  };
  switch (name) {
    case 'events': {
      const { events } = sheets;
      return (
        events && view(firstEvents(events, day), plainEvents(events, day, attributes.show === 'past', limit, address))
      );
    }
    case 'event-detail': {
      const id = attributes['event-id'] ?? '';
      const event = findItem(sheets.events ?? [], id);
      return sheets.events && view(event ? firstEvent([event], id) : null);
    }
    case 'next':
      return sheets.events && view(homeEvents(sheets.events, day));
    case 'news':
      return sheets.news && view(firstNews(sheets.news, NEWS_CARDS), plainNews(sheets.news, limit, address));
    case 'student-life': {
      const projects = sheets['student-life'];
      return projects && view(firstProjectsIn(projects, attributes.category ?? ''));
    }
    case 'alumni':
      return people && view({ alumni: people.page({ name: '', batch: '', page: 1 }) });
    case 'gallery':
      return view({ gallery: whole(gallery) });
    default:
      return view({});
  }
}
