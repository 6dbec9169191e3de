import { site } from '../../content/site';
import { escapeHtml } from '../../model/text/text';

/** Maximum length of a description in a preview. */
const DESCRIPTION_CHARACTERS = 200;

/** Matches URLs of pictures in formats that preview services can read; SVG is not one of them. */
const PHOTO = /^https?:\/\/[^?#]+\.(?:jpe?g|png|webp|gif)(?:[?#]|$)|^https:\/\/drive\.google\.com\/thumbnail\?/i;

/** Values that replace the title and tags in the head of a page. */
export interface PageHead {
  title: string;
  /** '' keeps the page's own. */
  description: string;
  /** The absolute canonical URL; '' for a page that should not be shared. */
  url: string;
  /** Whether search engines should not index the page. */
  isUnlisted?: boolean;
  /** The picture's URL, absolute or relative to `url`; '' for none. Set only for articles. */
  imageUrl?: string;
  /** A script element with data for search engines. */
  data?: string;
}

/** Replaces the title and tags in a built page's head, and adds `data`. The page's CSP still allows all of it. */
export function withHead(html: string, { title, description, url, isUnlisted, imageUrl, data = '' }: PageHead): string {
  const isArticle = imageUrl !== undefined;
  const picture = imageUrl && URL.canParse(imageUrl, url) ? new URL(imageUrl, url).href : '';
  const hasPhoto = PHOTO.test(picture);
  const summary = shortened(description);
  const tags: Record<string, string> = {
    ...(isArticle && { 'og:type': 'article' }),
    ...(url && { 'og:title': title, 'og:url': url }),
    ...(summary && { description: summary, 'og:description': summary }),
    ...(hasPhoto && { 'og:image': picture }),
  };
  const full = isArticle ? `${title} · ${site.name}` : title;
  const robots = isUnlisted && !html.includes('<meta name="robots"') ? '\n<meta name="robots" content="noindex">' : '';
  const head = html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(full)}</title>${robots}`)
    .replace(/(<link rel="canonical" href=")[^"]*/, (tag, start) => (url ? start + escapeHtml(url) : tag))
    .replace(/(<meta (?:name|property)="([^"]*)" content=")[^"]*/g, (tag, start, key) =>
      Object.hasOwn(tags, key) ? start + escapeHtml(tags[key] ?? '') : tag,
    )
    .replace('</head>', () => `${data && `${data}\n`}</head>`);
  // Remove the width and height, which are those of the default picture.
  return hasPhoto ? head.replace(/<meta property="og:image:(?:width|height)" content="[^"]*">\n?/g, '') : head;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line.slice(0, DESCRIPTION_CHARACTERS * 2));
  if (characters.length <= DESCRIPTION_CHARACTERS) return line;
  return `${characters.slice(0, DESCRIPTION_CHARACTERS).join('').trimEnd()}…`;
}
