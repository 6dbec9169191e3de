import {
  ALUMNI_PAGES_PATH,
  EMBED_PATH,
  FRAME_PATH,
  LOADER_PATH,
  OEMBED_PATH,
  SHARE_PATH,
} from '../../../model/addresses/api-paths';
import { typeKey } from '../../../model/events/event-sections';
import { attributeText } from '../../../model/tags/attribute';
import { MAX_RENDERINGS } from '../../../model/tags/server-rendering';
import { ALUMNI_PAGE, LIST_PAGES } from './addresses';
import { languageOf } from './language';
import { attributesOf, type TagAttributes } from './tag-attributes';

/** Maximum length of an attribute's value. URLs and ids are shorter. */
export const MAX_VALUE = 500;

/** Maximum length of a search. No name is as long, so the rest of a longer one can't change the result. */
const MAX_SEARCH = 500;

/** No list has as many pages. */
const MAX_PAGE = 1_000_000;

/** No screen is as large, in pixels. */
const MAX_SIZE = 10_000;

/** Reads a parameter. Returns the one text for each value; '' for an invalid value and the default. */
type Read = (text: string) => string;

const page: Read = (text) => {
  const number = Math.trunc(Number(text));
  return number > 1 ? String(Math.min(number, MAX_PAGE)) : '';
};
const size: Read = (text) => (/^[1-9]\d*$/.test(text) ? String(Math.min(Number(text), MAX_SIZE)) : '');
const search: Read = (text) => text.trim().slice(0, MAX_SEARCH);
const item: Read = (text) => text;
const version: Read = (text) => (/^[\w-]{1,22}$/.test(text) ? text : '');

/** The parameters that affect a response, by path. Others are ignored: visitors could make up any number of them. */
const PARAMETERS: Readonly<Record<string, Readonly<Record<string, Read>>>> = {
  [LIST_PAGES.events]: { type: (text) => typeKey(text).slice(0, MAX_SEARCH), today: page, upcoming: page, past: page },
  [LIST_PAGES.news]: { page, item },
  [LIST_PAGES['student-life']]: { page, item },
  [ALUMNI_PAGE]: { name: search, batch: search, page },
  [ALUMNI_PAGES_PATH]: { name: search, batch: search, page },
  ...Object.fromEntries(Object.keys(LIST_PAGES).map((sheet) => [`${SHARE_PATH}/${sheet}.png`, { item, v: version }])),
  [OEMBED_PATH]: { page: item, maxwidth: size, maxheight: size },
};

/**
 * Returns the cache key of a URL: its path, and the parameters that affect the response and have valid values, in a
 * fixed order and spelling. Whether an item or a page exists depends on the content: see `SiteMaker.find`.
 * @param url the path and query that the client sent.
 */
export function cacheKey(url: string, tags: TagAttributes): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const given = new URLSearchParams(query);
  const plain = path.replace(/(?<=[^/])\/$/, '');
  if (plain === LOADER_PATH) return loaderKey(given, tags);
  const tag = tagIn(plain);
  if (tag?.form === 'frame')
    return keyOf(plain, [...tagParameters([tag.name], given, tags), ['theme', schemeOf(given.get('theme') ?? '')]]);
  if (tag) return keyOf(plain, tagParameters([tag.name], given, tags));
  const parameters = Object.hasOwn(PARAMETERS, plain) ? (PARAMETERS[plain] ?? {}) : {};
  return keyOf(
    plain,
    Object.entries(parameters).map(([name, read]) => [name, read(given.get(name) ?? '')]),
  );
}

/** A tag's response: the content of its shadow root as HTML or JSON, or a page of its own. */
interface TagResponse {
  /** The tag's name without `ummes-`. */
  name: string;
  form: 'html' | 'json' | 'frame';
}

const TAG_PATH = new RegExp(`^(?:${EMBED_PATH}/([a-z-]+)\\.(html|json)|${FRAME_PATH}/([a-z-]+))$`);

/** Returns the tag whose response is at a path; undefined for other paths. There may be no such tag. */
export function tagIn(path: string): TagResponse | undefined {
  const [, name, form, framed] = TAG_PATH.exec(path) ?? [];
  if (framed) return { name: framed, form: 'frame' };
  return name ? { name, form: form as 'html' | 'json' } : undefined;
}

/** Returns the colour scheme of a frame; '' for a light one, the default. */
function schemeOf(theme: string): string {
  const text = theme.trim().toLowerCase();
  return text === 'dark' || text === 'auto' ? text : '';
}

/** Returns the key of the loader with the first tags that it names; of the loader without any if it names none. */
function loaderKey(given: URLSearchParams, tags: TagAttributes): string {
  const asked = given.get('first')?.split(',') ?? [];
  const known = [...new Set(asked)].filter((name) => attributesOf(tags, name));
  const names = known.slice(0, MAX_RENDERINGS).sort();
  if (names.length === 0) return LOADER_PATH;
  return keyOf(LOADER_PATH, [['first', names.join()], ...tagParameters(names, given, tags)]);
}

type Parameters = [name: string, text: string][];

/** Returns the language and the attributes of one or more tags, as the query has them. */
function tagParameters(names: readonly string[], given: URLSearchParams, tags: TagAttributes): Parameters {
  const attributes = names.flatMap((name) =>
    Object.entries(attributesOf(tags, name) ?? {}).map(([attribute, declared]): [string, string] => {
      const text = given.get(attribute) ?? '';
      // A longer value is rejected, whatever follows.
      return [attribute, text.length > MAX_VALUE ? text.slice(0, MAX_VALUE + 1) : attributeText(declared, text)];
    }),
  );
  return [['lang', languageOf(given.get('lang') ?? '')], ...Object.entries(Object.fromEntries(attributes)).sort()];
}

/** Returns a key. Empty parameters are left out. */
export function keyOf(path: string, parameters: Parameters): string {
  const query = new URLSearchParams(parameters.filter(([, text]) => text)).toString();
  return query ? `${path}?${query}` : path;
}
