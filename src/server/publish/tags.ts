import { findItem } from '../../model/lists/query';
import { limitOf } from '../../model/lists/range';
import type { RenderingOptions } from '../../model/tags/server-rendering';
import type { Contents } from './contents';
import { plainEvents, plainNews } from './plain-lists';

/** Maximum length of an attribute's value. URLs and ids are shorter. */
const MAX_VALUE = 500;

/** Room for a language tag with script and region, such as `yue-Hant-HK`. */
const MAX_LANGUAGE = 11;

const DEFAULT_LANGUAGE = 'en';

/** Reads a tag's options from the query. Ignores attributes that the tag doesn't declare. */
export function tagOptions(declared: readonly string[], query: URLSearchParams): RenderingOptions | 'too long' {
  const attributes: Record<string, string> = {};
  for (const attribute of declared) {
    const value = query.get(attribute) ?? '';
    if (value.length > MAX_VALUE) return 'too long';
    if (value) attributes[attribute] = value;
  }
  return { attributes, lang: canonicalLanguage(query.get('lang') ?? '') };
}

/** Truncates a language tag to MAX_LANGUAGE and drops extensions. Returns English if it is invalid. */
function canonicalLanguage(text: string): string {
  try {
    return new Intl.Locale(text.slice(0, MAX_LANGUAGE)).baseName;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

/** The content that the server has for a tag. */
export interface TagContent {
  /** False if the tag's content doesn't exist, as for an unknown event. */
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
  const content = (list = '', isRendered = true): TagContent => ({ isRendered, list, page: PAGE_PATHS[name] ?? '/' });
  switch (name) {
    case 'events':
      return sheets.events && content(plainEvents(sheets.events, day, attributes.show === 'past', limit, siteUrl));
    case 'event-detail':
      return sheets.events && content('', findItem(sheets.events, attributes['event-id'] ?? '') !== undefined);
    case 'next':
      return sheets.events && content();
    case 'news':
      return sheets.news && content(plainNews(sheets.news, limit, siteUrl));
    case 'student-life':
      return sheets['student-life'] && content();
    case 'alumni':
      return people && content();
    default:
      return content();
  }
}
