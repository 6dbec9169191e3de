import type { Society } from '../../../model/society/society';
import { documentTitle } from '../../../model/society/titles';
import { escapeHtml } from '../../../model/text/escape-html';
import { excerpt } from '../../../model/text/excerpt';
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
  const title = documentTitle(head.title, society);
  const picture = previewPicture(head, society, siteUrl);
  const texts = metaTexts(head, title, society, picture !== null);
  const isMarked = html.includes('<meta name="robots"');
  const added = [
    ...(picture ? pictureTags(picture) : []),
    head.isUnlisted && !isMarked && '<meta name="robots" content="noindex">',
    head.links,
    head.data,
  ].filter(Boolean);
  const replaced = withMetaTexts(withLinks(withTitle(html, title), head.url, society.logo), texts);
  return replaced.replace('</head>', () => `${added.map((element) => `${element}\n`).join('')}</head>`);
}

function withTitle(html: string, title: string): string {
  return html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);
}

/** Replaces the canonical URL and the icon. '' keeps the page's own. */
function withLinks(html: string, url: string, icon: string): string {
  return html
    .replace(/(<link rel="canonical" href=")[^"]*/, (tag, start) => (url ? start + escapeHtml(url) : tag))
    .replace(/(<link rel="icon" href=")[^"]*" type="[^"]*/, (tag, start) => (icon ? start + escapeHtml(icon) : tag));
}

/** Replaces the texts of `meta` elements, by name or property. */
function withMetaTexts(html: string, texts: Readonly<Record<string, string>>): string {
  return html.replace(/(<meta (?:name|property)="([^"]*)" content=")[^"]*/g, (tag, start, name) =>
    Object.hasOwn(texts, name) ? start + escapeHtml(texts[name] ?? '') : tag,
  );
}

/** Returns the texts of the page's `meta` elements, by name or property. Others keep theirs. */
function metaTexts(head: PageHead, title: string, { name }: Society, hasPicture: boolean): Record<string, string> {
  const texts: Record<string, string> = { 'og:site_name': name, 'og:title': title };
  if (head.imageUrl !== undefined) {
    texts['og:title'] = head.title;
    texts['og:type'] = 'article';
  }
  if (head.url) texts['og:url'] = head.url;
  const summary = excerpt(head.description.replace(/\s+/g, ' ').trim(), DESCRIPTION_CHARACTERS).text;
  if (summary) {
    texts.description = summary;
    texts['og:description'] = summary;
  }
  if (hasPicture) texts['twitter:card'] = 'summary_large_image';
  return texts;
}

/** The picture of a link preview. */
interface PreviewPicture {
  url: string;
  /** The picture that is drawn for the item, whose size and text are known; null for any other. */
  drawn: SharePicture | null;
}

/** Returns the item's own picture, the one that is drawn for it, or that of the society; null for none. */
function previewPicture({ imageUrl, share, url }: PageHead, society: Society, siteUrl: string): PreviewPicture | null {
  const own = photoAt(imageUrl, url || siteUrl);
  if (own) return { url: own, drawn: null };
  if (share) return { url: share.url, drawn: share };
  const general = photoAt(society.previewPicture, siteUrl);
  return general ? { url: general, drawn: null } : null;
}

function pictureTags({ url, drawn }: PreviewPicture): string[] {
  const [, extension = ''] = /\.(\w+)(?:[?#]|$)/.exec(url) ?? [];
  const type = TYPES[extension.toLowerCase()];
  const tags = {
    'og:image': url,
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
