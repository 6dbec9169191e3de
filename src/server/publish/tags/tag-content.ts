import { findItem } from '../../../model/lists/query';
import { limitOf } from '../../../model/lists/range';
import { categoryKey, type Project } from '../../../model/student-life/project';
import type { RenderingOptions } from '../../../model/tags/server-rendering';
import type { Contents } from '../contents/contents';
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

const PAGE_PATHS: Record<string, string> = {
  ...{ events: '/events', 'event-detail': '/events', next: '/events', news: '/news', 'student-life': '/student-life' },
  ...{ alumni: '/alumni', join: '/alumni', contact: '/contact', unsubscribe: '/unsubscribe' },
};

/** Returns a tag's content; null if its source has not been read yet. @param siteUrl has no trailing slash. */
export function tagContent(
  name: string,
  { attributes }: RenderingOptions,
  contents: Contents,
  siteUrl: string,
): TagContent | null {
  const { day, people, sheets } = contents;
  const limit = limitOf(attributes.limit ?? '');
  const newsId = attributes['news-id'];
  const content = (list = '', isRendered = true): TagContent => ({ isRendered, list, page: PAGE_PATHS[name] ?? '/' });
  switch (name) {
    case 'events':
      return sheets.events
        ? content(plainEvents(sheets.events, day, attributes.show === 'past', limit, siteUrl))
        : null;
    case 'event-detail':
      return sheets.events ? content('', findItem(sheets.events, attributes['event-id'] ?? '') !== undefined) : null;
    case 'next':
      return sheets.events ? content() : null;
    case 'news':
      return sheets.news
        ? content(plainNews(sheets.news, limit, siteUrl), !newsId || findItem(sheets.news, newsId) !== undefined)
        : null;
    case 'student-life':
      return sheets['student-life']
        ? content('', categoryIn(sheets['student-life'], attributes.category) !== undefined)
        : null;
    case 'gallery':
      return sheets.gallery ? content() : null;
    case 'alumni':
      return people && content();
    default:
      return content();
  }
}

/** Returns the category as the sheet spells it; '' for all projects, and undefined for an unknown category. */
export function categoryIn(projects: readonly Project[], category = ''): string | undefined {
  const key = categoryKey(category);
  return key && projects.find((project) => categoryKey(project.category) === key)?.category;
}
