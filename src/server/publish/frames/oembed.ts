import { frameTitles } from '../../../content/frames';
import { FRAME_PATH, OEMBED_PATH } from '../../../model/addresses/api-paths';
import { findItem } from '../../../model/lists/query';
import { documentTitle } from '../../../model/society/titles';
import { escapeHtml } from '../../../model/text/escape-html';
import { type Contents, societyIn } from '../contents/contents';
import { ALUMNI_PAGE, eventIdIn, itemPath, LIST_PAGES } from '../keys/addresses';
import { keyOf } from '../keys/cache-key';
import { photoAt } from '../pages/page-head';
import { shareOf } from '../share/share-picture';
import { SHARE_SIZE } from '../share/share-svg';

/** How a page of the site is shown on another: as a tag in a frame. */
interface Embedding {
  /** The page's path and query, in one spelling. */
  page: string;
  /** The tag's name without `ummes-`. */
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  /** The frame's height in pixels until it has announced its own, as for a column of 780 px. */
  height: number;
  /** Default: that of the tag's frame. */
  title?: string;
  imageUrl?: string;
  /** The address of the picture that is drawn for the item. */
  share?: string | undefined;
}

/** The width of a column of text, in pixels. Frames fill theirs. */
const WIDTH = 780;

/** Size of pictures on cards, and that of the society's icon and preview picture. */
const CARD = { width: 480, height: 320 };
const ICON = { path: '/icon-512.png', width: 512, height: 512 };

/**
 * As many events as fit into the 1,000 px that WordPress allows, from 360 px wide. The frame has a link to all of them.
 */
const NEXT_EVENTS = { limit: '2', show: 'upcoming' };

const HEIGHTS = { events: 760, event: 900, news: 640, projects: 2200, alumni: 1300, contact: 620 };

/** The pages that are embedded whatever they show. */
const EMBEDDINGS: Readonly<Record<string, Omit<Embedding, 'page'>>> = {
  '/': { tag: 'events', attributes: NEXT_EVENTS, height: HEIGHTS.events, title: '' },
  [LIST_PAGES.events]: { tag: 'events', attributes: NEXT_EVENTS, height: HEIGHTS.events },
  [LIST_PAGES.news]: { tag: 'news', height: HEIGHTS.news },
  [LIST_PAGES['student-life']]: { tag: 'student-life', height: HEIGHTS.projects },
  [ALUMNI_PAGE]: { tag: 'alumni', height: HEIGHTS.alumni },
  '/contact': { tag: 'contact', height: HEIGHTS.contact },
};

/** Returns how a page can be embedded; null if it can't, or doesn't exist. */
function embeddingOf(path: string, query: URLSearchParams, contents: Contents, siteUrl: string): Embedding | null {
  const newsId = path === LIST_PAGES.news && query.get('item');
  if (newsId) return newsEmbedding(newsId, contents, siteUrl);
  const fixed = Object.hasOwn(EMBEDDINGS, path) ? EMBEDDINGS[path] : undefined;
  return fixed ? { ...fixed, page: path } : eventEmbedding(eventIdIn(path) ?? '', contents, siteUrl);
}

function newsEmbedding(id: string, contents: Contents, siteUrl: string): Embedding | null {
  const item = findItem(contents.sheets.news ?? [], id);
  if (!item) return null;
  return {
    page: itemPath('news', id),
    tag: 'news',
    attributes: { 'news-id': id },
    height: HEIGHTS.news,
    title: item.title,
    imageUrl: item.imageUrl,
    share: shareOf('news', id, contents, siteUrl)?.url,
  };
}

function eventEmbedding(id: string, contents: Contents, siteUrl: string): Embedding | null {
  const event = findItem(contents.sheets.events ?? [], id);
  if (!event) return null;
  return {
    page: itemPath('events', id),
    tag: 'event-detail',
    attributes: { 'event-id': id },
    height: HEIGHTS.event,
    title: event.title,
    imageUrl: event.imageUrl,
    share: shareOf('events', id, contents, siteUrl)?.url,
  };
}

/** Returns the link by which other systems find how to embed a page; '' if it can't be embedded. */
export function oembedLink(path: string, query: URLSearchParams, contents: Contents, siteUrl: string): string {
  const embedding = embeddingOf(path, query, contents, siteUrl);
  if (!embedding) return '';
  const address =
    siteUrl +
    keyOf(OEMBED_PATH, [
      ['url', siteUrl + embedding.page],
      ['format', 'json'],
    ]);
  return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(address)}">`;
}

/**
 * Returns the oEmbed response (https://oembed.com, 1.0) for a page of the site; null if it can't be embedded. The HTML
 * is what WordPress keeps of an answer (wp_filter_oembed_result, 6.1): a link, and a frame. WordPress shows the link
 * until the frame has announced its height, and loads its script, which sizes frames and opens their links, only if
 * there is a `blockquote`.
 * @param query the page's path and query as `page`, and the largest size as `maxwidth` and `maxheight`.
 */
export function oembedText(query: URLSearchParams, contents: Contents, siteUrl: string): string | null {
  const [path = '', search] = (query.get('page') ?? '').split(/\?(.*)/s);
  const embedding = embeddingOf(path, new URLSearchParams(search), contents, siteUrl);
  if (!embedding) return null;
  const society = societyIn(contents);
  const title = documentTitle(embedding.title ?? frameTitles[embedding.tag] ?? '', society);
  const width = Math.min(WIDTH, Number(query.get('maxwidth')) || WIDTH);
  const height = Math.min(embedding.height, Number(query.get('maxheight')) || embedding.height);
  const frame = siteUrl + keyOf(`${FRAME_PATH}/${embedding.tag}`, Object.entries(embedding.attributes ?? {}));
  const link = `<blockquote><a href="${escapeHtml(siteUrl + embedding.page)}">${escapeHtml(title)}</a></blockquote>`;
  const size = `width="100%" height="${height}" frameborder="0"`;
  return JSON.stringify({
    version: '1.0',
    type: 'rich',
    title,
    author_name: society.name,
    author_url: siteUrl,
    provider_name: society.name,
    provider_url: siteUrl,
    ...thumbnailOf(embedding, society.previewPicture, siteUrl),
    width,
    height,
    html: `${link}<iframe src="${escapeHtml(frame)}" title="${escapeHtml(title)}" ${size}></iframe>`,
  }).replaceAll('<', '\\u003c');
}

/** Returns the picture of the item, the one drawn for it, that of the society, or its icon. */
function thumbnailOf({ page, imageUrl, share }: Embedding, previewPicture: string, siteUrl: string) {
  const own = photoAt(imageUrl, siteUrl + page);
  const preview = share ?? photoAt(previewPicture, siteUrl);
  const size = own ? CARD : preview ? SHARE_SIZE : ICON;
  return {
    thumbnail_url: own || preview || siteUrl + ICON.path,
    thumbnail_width: size.width,
    thumbnail_height: size.height,
  };
}
