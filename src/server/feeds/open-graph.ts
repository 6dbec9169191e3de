import { site } from '../../content/site';
import { escapeHtml } from '../../model/escape-html';

/** Characters of a description that previews show. */
const DESCRIPTION_CHARACTERS = 200;

/** Formats that the services that make previews can read; SVG is not among them. */
const PHOTO = /^https?:\/\/[^?#]+\.(?:jpe?g|png|webp|gif)(?:[?#]|$)|^https:\/\/drive\.google\.com\/thumbnail\?/i;

/** What a link preview shows. */
export interface Preview {
  title: string;
  description: string;
  imageUrl: string;
}

/**
 * Sets a page's title and Open Graph tags to those of one item. Everything else, and so the page's policy, stays.
 * @param address the site's, without a slash at its end.
 * @param page the item's, absolute.
 */
export function withOpenGraph(html: string, preview: Preview, address: string, page: string): string {
  const { title, description, imageUrl } = preview;
  const picture = URL.canParse(imageUrl, address) ? new URL(imageUrl, address).href : '';
  const hasPhoto = imageUrl !== '' && PHOTO.test(picture);
  const summary = shortened(description);
  const tags: Record<string, string> = {
    'og:title': title,
    'og:type': 'article',
    'og:url': page,
    ...(summary && { description: summary, 'og:description': summary }),
    ...(hasPhoto && { 'og:image': picture }),
  };
  const head = html
    .replace(/<title>[^<]*/, () => `<title>${escapeHtml(`${title} · ${site.name}`)}`)
    .replace(/(<link rel="canonical" href=")[^"]*/, (_, start) => start + escapeHtml(page))
    .replace(/(<meta (?:name|property)="([^"]*)" content=")[^"]*/g, (tag, start, key) =>
      Object.hasOwn(tags, key) ? start + escapeHtml(tags[key] ?? '') : tag,
    );
  // The size is that of the default picture.
  return hasPhoto ? head.replace(/<meta property="og:image:(?:width|height)" content="[^"]*">\n?/g, '') : head;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line.slice(0, DESCRIPTION_CHARACTERS * 2));
  if (characters.length <= DESCRIPTION_CHARACTERS) return line;
  return `${characters.slice(0, DESCRIPTION_CHARACTERS).join('').trimEnd()}…`;
}
