import { limitOf } from '../../../model/lists/limit';
import { findItem } from '../../../model/lists/query';
import { categoryKey, type Project } from '../../../model/student-life/project';
import type { RenderingOptions } from '../../../model/tags/server-rendering';
import type { Contents } from '../contents/contents';
import { ALUMNI_PAGE, LIST_PAGES } from '../keys/addresses';
import { MAX_VALUE } from '../keys/cache-key';
import { DEFAULT_LANGUAGE } from '../keys/language';
import type { TagAttributes } from '../keys/tag-attributes';
import { plainEvents, plainNews } from './plain-lists';

/** Reads a tag's options from the query of a cache key. */
export function tagOptions(declared: TagAttributes[string], query: URLSearchParams): RenderingOptions | 'too long' {
  const attributes: Record<string, string> = {};
  for (const attribute of Object.keys(declared)) {
    const value = query.get(attribute) ?? '';
    if (value.length > MAX_VALUE) return 'too long';
    if (value) attributes[attribute] = value;
  }
  return { attributes, lang: query.get('lang') || DEFAULT_LANGUAGE };
}

/** The content that the server has for a tag. */
export interface TagContent {
  /** False if there is nothing to render, as for an unknown item or category: the tag's code shows that. */
  isRendered: boolean;
  /** Plain HTML list, shown where the tag's code doesn't run; '' for tags without one. */
  list: string;
  /** The path of the site's page with the same content. */
  page: string;
}

/** Where a tag's content comes from. */
interface TagSource {
  /** The path of the site's page with the same content. */
  page: string;
  /** Reads the content; null if its source has not been read yet. Default: nothing but the tag's own. */
  read?(contents: Contents, attributes: Attributes, siteUrl: string): Omit<TagContent, 'page'> | null;
}

type Attributes = RenderingOptions['attributes'];

const SOURCES: Readonly<Record<string, TagSource>> = {
  events: {
    page: LIST_PAGES.events,
    read: ({ day, sheets: { events } }, { show, limit }, siteUrl) =>
      events && withList(plainEvents(events, day, show === 'past', limitOf(limit ?? ''), siteUrl)),
  },
  'event-detail': {
    page: LIST_PAGES.events,
    read: ({ sheets: { events } }, attributes) => events && renderedIf(hasItem(events, attributes['event-id'])),
  },
  next: {
    page: LIST_PAGES.events,
    read: ({ sheets: { events } }) => events && renderedIf(true),
  },
  news: {
    page: LIST_PAGES.news,
    read: ({ sheets: { news } }, { limit, 'news-id': id }, siteUrl) => {
      const isRendered = !id || (news !== null && hasItem(news, id));
      return news && withList(plainNews(news, limitOf(limit ?? ''), siteUrl), isRendered);
    },
  },
  'student-life': {
    page: LIST_PAGES['student-life'],
    read: ({ sheets: { 'student-life': projects } }, { category }) =>
      projects && renderedIf(categoryIn(projects, category) !== undefined),
  },
  gallery: {
    page: '/',
    read: ({ sheets: { gallery } }) => gallery && renderedIf(true),
  },
  alumni: {
    page: ALUMNI_PAGE,
    read: ({ people }) => people && renderedIf(true),
  },
  join: { page: ALUMNI_PAGE },
  contact: { page: '/contact' },
  unsubscribe: { page: '/unsubscribe' },
};

/** A tag whose content is its own, such as a form. */
const NO_SOURCE: TagSource = { page: '/' };

/** Returns a tag's content; null if its source has not been read yet. @param siteUrl has no trailing slash. */
export function tagContent(
  name: string,
  { attributes }: RenderingOptions,
  contents: Contents,
  siteUrl: string,
): TagContent | null {
  const { page, read } = SOURCES[name] ?? NO_SOURCE;
  const content = read ? read(contents, attributes, siteUrl) : renderedIf(true);
  return content && { ...content, page };
}

function renderedIf(isRendered: boolean): Omit<TagContent, 'page'> {
  return { isRendered, list: '' };
}

function withList(list: string, isRendered = true): Omit<TagContent, 'page'> {
  return { isRendered, list };
}

function hasItem(items: readonly { id: string }[], id = ''): boolean {
  return findItem(items, id) !== undefined;
}

/** Returns the category as the sheet spells it; '' for all projects, and undefined for an unknown category. */
export function categoryIn(projects: readonly Project[], category = ''): string | undefined {
  const key = categoryKey(category);
  return key && projects.find((project) => categoryKey(project.category) === key)?.category;
}
