import { RESET } from './reset';

/*
 * The design tokens. A host page sets the public ones (`--ummes-…`, README) on the tag or on anything
 * above it; the private ones (`--_…`) are what our own styles read.
 *
 * Nothing is in rem: a host's `html { font-size: 62.5% }` must not shrink our text. The root's font size is
 * the reader's own (`medium`); everything else is in em or px.
 */

/**
 * Private token names and their values; `light-dark()` follows the color-scheme in force. The manifest and
 * the README take their descriptions of public tokens from the doc comments.
 */
const tokens: Record<string, string> = {
  /** Text and the focus ring. @default `#14212e` or `#e6edf2`; black or white on mid-toned pages */
  text: 'var(--ummes-color-text, var(--_ink, light-dark(#14212e, #e6edf2)))',
  /** Secondary text. @default the text, mixed with the background */
  'text-muted': 'var(--ummes-color-text-muted, var(--_fade, color-mix(in srgb, var(--_text) 75%, var(--_background))))',
  /** The background, including dialogs. @default what is behind the tag */
  background: 'var(--ummes-color-background, var(--_ground, light-dark(#ffffff, #0e1b27)))',
  /** Background of cards, fields and menus. @default a little lighter than the background */
  surface:
    'var(--ummes-color-surface, var(--_sheet, light-dark(color-mix(in srgb, var(--_background), #fff 60%), color-mix(in srgb, var(--_background), #fff 5%))))',
  /** Thin lines. @default the text, mixed with the background */
  border: 'var(--ummes-color-border, color-mix(in srgb, var(--_text) 20%, var(--_background)))',
  /** Borders of buttons and fields. @default the text, mixed with the background */
  'border-strong':
    'var(--ummes-color-border-strong, var(--_fade, color-mix(in srgb, var(--_text) 58%, var(--_background))))',
  /** Main buttons, markers and lines. The next two derive from it. @default `#b5370f` or `#ff8a5c`; black or white on mid-toned pages */
  accent: 'var(--ummes-color-accent, var(--_main, light-dark(#b5370f, #ff8a5c)))',
  /** Text on the accent. @default white if the contrast is sufficient, else black */
  'on-accent': 'var(--ummes-color-on-accent, light-dark(#ffffff, #14212e))',
  /** Links and other text in the accent colour. @default the accent, darkened or lightened for text contrast */
  'accent-text': 'var(--ummes-color-accent-text, var(--_link, var(--_accent)))',
  'accent-hover': 'color-mix(in srgb, var(--_accent), var(--_text) 18%)',
  /** Errors: a crimson that nobody takes for the accent. @default `#a8002a` or `#ff5c7f`, darkened or lightened until legible */
  danger: 'var(--ummes-color-danger, var(--_error, light-dark(#a8002a, #ff5c7f)))',
  focus: 'var(--_text)',
  placeholder: 'light-dark(#14212e14, #e6edf214)',
  /** Corner radius. */
  radius: 'var(--ummes-radius, 3px)',
  /** Font of body text. @default the page's font */
  font: 'var(--ummes-font, inherit)',
  /** Font of headings and initials. @default --ummes-font */
  'font-heading': 'var(--ummes-font-heading, var(--_font))',
  /** Font of dates and counters. @default --ummes-font */
  'font-mono': 'var(--ummes-font-mono, var(--_font))',
  /** Text size, which everything else scales with; `1em` is the surrounding size. @default `medium`, the reader's own */
  size: 'var(--ummes-font-size, medium)',
  /** Headings, no larger than those on most pages; our own site has larger ones. */
  'size-1': 'clamp(min(1.6em, 13cqi), 5.5cqi, 2em)',
  'size-2': 'clamp(min(1.35em, 13cqi), 4cqi, 1.5em)',
  'size-3': '1.4em',
  'size-card': '1.25em',
  /** Height of a fixed header, below which sections and fields scroll into view. */
  'anchor-offset': 'var(--ummes-anchor-offset, 1em)',
  fast: '140ms',
  slow: '320ms',
};

const declare = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--_${name}:${value};`)
    .join('');

/**
 * A channel of white if its contrast is sufficient, as brands expect, or else of black. At luminance .1833 (`y` in
 * XYZ), white has 4.5:1 contrast and black 4.67:1 (WCAG 2.2). 2 exceeds white, so every screen channel reaches its
 * maximum.
 */
const blackOrWhite = 'clamp(0,(.1833 - y)*1e5,2)';

/**
 * Tokens derived from the accent, so that a page need only set its brand colour. Up to lightness 42, a colour has
 * at least 4.9:1 contrast on white; from 68, at least 4.7:1 on our dark cards. Needs relative colours (Firefox 128).
 */
const derived = {
  'on-accent': `var(--ummes-color-on-accent,color(from var(--_accent) xyz-d65 ${blackOrWhite} ${blackOrWhite} ${blackOrWhite}))`,
  'accent-text':
    'var(--ummes-color-accent-text,var(--_link,light-dark(lab(from var(--_accent) min(l,42) a b),lab(from var(--_accent) max(l,68) a b))))',
  'accent-hover': 'color-mix(in srgb,var(--_accent),lab(from var(--_on-accent) calc(100 - l) 0 0) 18%)',
};

/**
 * Tokens, resets and styles for every root. `:root` matches on the society's own pages only, `:host` in a tag only.
 * In a tag without a theme, element/background.ts reads what is behind it and sets the tokens' defaults (palette.ts).
 * A tag with a theme has its own background and padding. Its column rule is never painted; the computed colour is the
 * canvas's, which background.ts reads. A page's `* { font-size: … }`
 * also matches the tag itself, where it would beat `:host` and be inherited by everything in it; only our
 * `!important` rules override it. Whether a tag is visible and takes clicks is up to the page, as are its margin, padding
 * and border. What is positioned inside depends on none of these, because the tag is its containing block.
 *
 * Arabic letters join, and letter spacing would separate them.
 *
 * Views adapt to the width they get and have none of their own; `contain-intrinsic-inline-size` gives them one
 * in a container that shrinks to fit its content.
 *
 * `data-heading` determines how a heading looks (host.tsx), whatever its element.
 *
 * `dir=auto` marks text that comes from data. Its line breaks are kept. Whatever its direction, it begins where the text
 * around it does, so that a card with an Arabic title isn't half mirrored.
 *
 * `.included` is the slot for children that stay until the data has loaded (element/fallback-slot.ts). The hidden view
 * keeps its width, which determines its layout.
 */
export const baseStyles = `
:host {
  all: initial;
  display: block;
  position: relative;
  box-sizing: border-box;
  margin-block: var(--_margin, 1em 2em);
  padding: var(--_padding, 0);
  color-scheme: inherit;
  column-rule-color: canvas !important;
}
:host([hidden]){display:none;}
:host>*{contain-intrinsic-inline-size:15em;color-scheme:var(--_scheme,inherit);color:var(--_text);}
.included~*{visibility:hidden!important;height:0!important;overflow:hidden!important;}
:host([theme=light i]){color-scheme:light;}
:host([theme=dark i]){color-scheme:dark;}
:host(:is([theme=light i],[theme=dark i])){--_padding:1em;--_paint:initial;}
:host,:root{${declare(tokens)}}
:host>*,:root{accent-color:var(--_accent);}
@supports (color:lab(from red l a b)){:host,:root{${declare(derived)}}}
:host{${RESET.map((name) => `${name}:initial!important;`).join('')}font-size:var(--_size)!important;}
:host(:lang(ar)) *,:host(:lang(fa)) *,:host(:lang(ur)) *,:dir(rtl){letter-spacing:normal!important;}
:host, .ummes-page {
  color: var(--_text) !important;
  line-height: 1.5 !important;
  text-align: start !important;
  background: var(--_paint, var(--_background));
  font-family: var(--_font) !important;
  overflow-wrap: anywhere !important;
  -webkit-text-size-adjust: 100% !important;
  text-size-adjust: 100% !important;
}
*,::before,::after{box-sizing:border-box;}
h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure{margin:0;padding:0;}
h1,h2,h3,h4,[data-heading]{font-family:var(--_font-heading);line-height:1.15;text-wrap:balance;font-weight:600;}
h4,[data-heading]{font-size:1em;}
h1,[data-heading='1']{font-size:var(--_size-1);}
h2,[data-heading='2']{font-size:var(--_size-2);}
h3,[data-heading='3']{font-size:var(--_size-card);line-height:1.25;}
p,dd{text-wrap:pretty;}
ul,ol{list-style:none;}
:where([dir=auto]:not(input,textarea)){white-space:pre-line;}
:where([dir=auto]:not(input,textarea,ul,ol)){text-align:-webkit-match-parent;text-align:match-parent;}
img,svg{display:block;max-width:100%;}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit;}
textarea{resize:vertical;}
a{color:var(--_accent-text);text-underline-offset:.2em;text-decoration-thickness:1px;}
:focus-visible{outline:3px solid var(--_focus);outline-offset:2px;box-shadow:0 0 0 2px var(--_background);}
::placeholder{color:var(--_text-muted);opacity:1;}
@media (prefers-contrast:more){:host,:root{--_text-muted:var(--_text);--_border:var(--_text);--_border-strong:var(--_text);}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:0ms!important;transition:none!important;scroll-behavior:auto!important;}}
@media print{:host,:root{color-scheme:light!important;--_paint:#fff;--_background:#fff;--_surface:#fff;--_text:#000;--_text-muted:#333;}}
`;
