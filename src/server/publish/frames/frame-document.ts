import { escapeHtml } from '../../../model/text/escape-html';

/** The colour schemes of a frame, by its `theme`. In a frame with its page's scheme, the background is transparent. */
const SCHEMES: Readonly<Record<string, string>> = { light: 'light', dark: 'dark', auto: 'light dark' };

/** The widest outline that a focused control has, which the frame's edge would otherwise cut off. */
const OUTLINE_PX = 5;

interface FrameParts {
  /** The tag's name without `ummes-`. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  lang: string;
  /** `light`, `dark` or `auto`. */
  theme: string;
  title: string;
  /** The text of the link below a list with a limit. */
  more: string;
  /** The absolute URL of the page of the site with the same content. */
  page: string;
  /** The tag's content: its server rendering, or what is shown instead until its code has loaded. */
  content: string;
  /** The frame's own script (src/frame/main.ts), which the document contains. */
  script: string;
}

/** Returns the style of a frame's document. The tag has no margins, so that the frame fits closely. */
export function frameStyle(name: string): string {
  const body = `body{margin:0;padding:${OUTLINE_PX}px;font-family:system-ui,sans-serif}`;
  return `html{background:none}${body}ummes-${name}{margin:0}p{margin:1em 0 0}p a{color:inherit}`;
}

/**
 * Returns a document that shows one tag, for a frame on another site's page. Below a list with a limit is a link to all
 * of it.
 */
export function frameDocument({
  name,
  attributes,
  lang,
  theme,
  title,
  more,
  page,
  content,
  script,
}: FrameParts): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`);
  const linkNamed = (text: string) => `<a href="${escapeHtml(page)}">${escapeHtml(text)}</a>`;
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${SCHEMES[theme] ?? SCHEMES.light}">
<link rel="canonical" href="${escapeHtml(page)}">
<link rel="icon" href="data:,">
<base target="_top">
<script type="module" src="/widgets/ummes.js"></script>
<style>${frameStyle(name)}</style>
</head>
<body>
<ummes-${name}${written.join('')}>${content}${linkNamed(title)}</ummes-${name}>
${attributes.limit ? `<p>${linkNamed(more)}</p>\n` : ''}<script>${script}</script>
</body>
</html>
`;
}
