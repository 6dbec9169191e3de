import type { Society } from '../../model/society/society';
import { documentTitle } from '../../../model/society/titles';
import { escapeHtml, excerpt } from '../../model/text/text';
import type { SharePicture } from '../share/share-picture';
import { SHARE_SIZE } from '../share/share-svg';

/** Maximum length of a description in a preview. */
const DESCRIPTION_CHARACTERS = 200;

/** Matches URLs of pictures in formats that preview services can read; SVG is not one of them. */
const PHOTO = /^https?:\/\/[^?#]+\.(?:jpe?g|png|webp|gif)(?:[?#]|$)|^https:\/\/drive\.google\.com\/thumbnail\?/i;

const TYPES: Partial<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** Values that replace the title and tags in the head of a page. */
export interface PageHead {
  /** Without the society's name; '' for the home page. */
  title: string;
  /** '' keeps the page's own. */
  description: string;
  /** The absolute canonical URL; '' keeps the page's own. */
  url: string;
  /** Whether search engines should not index the page. */
  isUnlisted?: boolean;
  /** The picture's URL, absolute or relative to `url`; '' for none. Set only for articles. */
  imageUrl?: string;
  /** The picture that is drawn for the item. It stands in for `imageUrl`. */
  share?: SharePicture | null;
  /** A script element with data for search engines. */
  data?: string;
  /** Elements that link to other forms of the page. */
  links?: string;
}

/** Replaces the title and tags in a built page's head, and adds others. The page's CSP still allows all of it. */
export function withHead(html: string, head: PageHead, society: Society, siteUrl: string): string {
  const { description, url, isUnlisted, imageUrl, share, data = '', links = '' } = head;
  const title = documentTitle(head.title, society);
  const isArticle = imageUrl !== undefined;
  const own = photoAt(imageUrl, url || siteUrl);
  const drawn = own ? null : share;
  const picture = own || drawn?.url || photoAt(society.previewPicture, siteUrl);
  const summary = excerpt(description.replace(/\s+/g, ' ').trim(), DESCRIPTION_CHARACTERS).text;
  const tags: Record<string, string> = {
    'og:site_name': society.name,
    'og:title': isArticle ? head.title : title,
    ...(isArticle && { 'og:type': 'article' }),
    ...(url && { 'og:url': url }),
    ...(summary && { description: summary, 'og:description': summary }),
    ...(picture && { 'twitter:card': 'summary_large_image' }),
  };
  const more = [
    ...(picture ? pictureTags(picture, drawn ?? null) : []),
    isUnlisted && !html.includes('<meta name="robots"') && '<meta name="robots" content="noindex">',
    links,
    data,
  ].filter(Boolean);
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/(<link rel="canonical" href=")[^"]*/, (tag, start) => (url ? start + escapeHtml(url) : tag))
    .replace(/(<link rel="icon" href=")[^"]*" type="[^"]*/, (tag, start) =>
      society.logo ? start + escapeHtml(society.logo) : tag,
    )
    .replace(/(<meta (?:name|property)="([^"]*)" content=")[^"]*/g, (tag, start, key) =>
      Object.hasOwn(tags, key) ? start + escapeHtml(tags[key] ?? '') : tag,
    )
    .replace('</head>', () => `${more.map((element) => `${element}\n`).join('')}</head>`);
}

/** @param drawn the picture, if it is one whose size and text are known. */
function pictureTags(picture: string, drawn: SharePicture | null): string[] {
  const [, extension = ''] = /\.(\w+)(?:[?#]|$)/.exec(picture) ?? [];
  const type = TYPES[extension.toLowerCase()];
  const tags = {
    'og:image': picture,
    ...(type && { 'og:image:type': type }),
    ...(drawn && {
      'og:image:width': String(SHARE_SIZE.width),
      'og:image:height': String(SHARE_SIZE.height),
      'og:image:alt': drawn.alt,
    }),
  };
  return Object.entries(tags).map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}">`);
}

/** Returns the absolute URL of a picture that preview services can read; '' for any other. */
export function photoAt(address: string | undefined, base: string): string {
  const url = address && URL.canParse(address, base) ? new URL(address, base).href : '';
  return PHOTO.test(url) ? url : '';
}
