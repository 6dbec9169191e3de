import { pendingStyles } from '../ui/replay/record';

/** Preloads the font files with the letters, digits and punctuation of English text. */
export const fontPreloads = [400, 600]
  .map((weight) => `/fonts/barlow-semi-condensed-basic-${weight}-normal.woff2`)
  .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
  .join('\n');

/** The characters in each additional file. `basic`, which is declared first, covers all other characters. */
const RANGES = {
  latin:
    'U+00A1-00A8,U+00AA-00B6,U+00B8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+200B-2012,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-202E,U+2030-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/** Declares a file of a family. @param rules further descriptors. */
const face = (family: string, file: string, weight: number, rules: string) =>
  `@font-face {
    font-family: '${family}';
    font-weight: ${weight};
    src: url(/fonts/barlow-semi-condensed-${file}-${weight}-normal.woff2) format('woff2');
    ${rules}
  }`;

const range = (file: keyof typeof RANGES) => `unicode-range:${RANGES[file]};`;

/**
 * Fonts on the reader's device, used at Barlow's width until it has loaded: their full and PostScript names, and their
 * scale in percent, by weight (public/fonts/README.md).
 */
const FALLBACKS = [
  {
    name: 'Arial',
    400: { fonts: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Helvetica'], size: 86.1 },
    600: {
      fonts: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold', 'Helvetica-Bold'],
      size: 83,
    },
  },
  {
    name: 'Roboto',
    400: { fonts: ['Roboto', 'Roboto-Regular'], size: 86.6 },
    600: { fonts: ['Roboto Bold', 'Roboto-Bold', 'Roboto'], size: 88.2 },
  },
  {
    name: 'DejaVu',
    400: { fonts: ['DejaVu Sans', 'DejaVuSans'], size: 75.9 },
    600: { fonts: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], size: 69.8 },
  },
] as const;

const WEIGHTS = [400, 600] as const;

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** Declares the fallbacks of a family that is enlarged by a factor. Barlow's ascent is 1 em, its descent 0.2 em. */
const fallbackFaces = (family: string, weights: readonly (typeof WEIGHTS)[number][], factor: number) =>
  FALLBACKS.flatMap(({ name, ...byWeight }) =>
    weights.map((weight) => {
      const { fonts, size } = byWeight[weight];
      const sources = fonts.map((font) => `local('${font}')`).join();
      return `@font-face {
        font-family: '${family} ${name}';
        font-weight: ${weight};
        src: ${sources};
        size-adjust: ${(size * factor).toFixed(1)}%;
        ascent-override: ${percent(100 / size)};
        descent-override: ${percent(20 / size)};
        line-gap-override: 0%;
      }`;
    }),
  );

const fallbackFamilies = (family: string) => FALLBACKS.map(({ name }) => `'${family} ${name}',`).join('');

const TITLES = 'Barlow Semi Condensed';
const SWAP = 'font-display:swap;';

/** The typeface enlarged for text, because its letters are narrow. */
const TEXT = 'Barlow Text';
const TEXT_SIZE = 1.06;
const ENLARGED = `size-adjust:${percent(TEXT_SIZE)};${SWAP}`;

/**
 * The typeface. Declare it once per page, or the browser loads it a second time and lines shift.
 * Barlow Semi Condensed (SIL Open Font License, public/fonts/LICENSE.txt) resembles the lettering of road signs and
 * technical drawings. If its file is late, text first uses a fallback with the same metrics, so no lines shift.
 */
export const typeface = [
  face(TITLES, 'basic', 600, SWAP),
  face(TITLES, 'latin', 600, SWAP + range('latin')),
  face(TITLES, 'latin-ext', 600, SWAP + range('latin-ext')),
  ...fallbackFaces(TITLES, [600], 1),
  ...WEIGHTS.flatMap((weight) => [
    face(TEXT, 'basic', weight, ENLARGED),
    face(TEXT, 'latin', weight, ENLARGED + range('latin')),
  ]),
  ...fallbackFaces(TEXT, WEIGHTS, TEXT_SIZE),
].join('');

/**
 * Styles for prerendered documents only: the drafting paper behind the page, and the marks on controls
 * that were pressed before hydration. Without scripts, forms and buttons that need them are hidden; a button around a
 * picture shows only the picture.
 */
export const documentStyles = `
  :root {
    color-scheme: light dark;
    scroll-padding-top: 6.5em;
    --ummes-color-background: light-dark(#f6f4ee, #0e1b27);
    --ummes-color-surface: light-dark(#fffefa, #132231);
    --ummes-font: '${TEXT}', ${fallbackFamilies(TEXT)} system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
    --ummes-font-heading: '${TITLES}', ${fallbackFamilies(TITLES)} var(--ummes-font);
  }
  body {
    margin: 0;
    --_grid: light-dark(#14212e0a, #e6edf20a);
    --_size-1: clamp(min(2.1em, 13vw), 5.5vw, 3.25em);
    --_size-2: clamp(min(1.6em, 13vw), 4vw, 2em);
  }
  body.ummes-page {
    min-height: 100vh;
    background:
      linear-gradient(var(--_grid) 1px, transparent 1px) 0 0 / 100% 32px,
      linear-gradient(90deg, var(--_grid) 1px, transparent 1px) 0 0 / 32px 100%,
      var(--_background);
  }
  body[data-entered] {
    --_enter: none;
  }
  #main:focus,
  #main h1:focus {
    box-shadow: none;
  }
  @media (forced-colors: active) {
    footer canvas {
      display: none;
    }
  }
  ${pendingStyles('body ', 'var(--_text)')}
  @page poster {
    size: A4;
    margin: 0;
  }
  @media print {
    body.ummes-page {
      background: none;
    }
    #root > :is(a, header, footer),
    [data-overlay],
    .ummes-page :is(nav, canvas, form, button:not(:has(img))) {
      display: none !important;
    }
    #root > main {
      display: block;
      min-height: 0;
      padding: 0;
    }
    h1, h2, h3 {
      break-after: avoid;
    }
    li, figure, img {
      break-inside: avoid;
    }
    * {
      content-visibility: visible !important;
    }
  }
  @media (scripting: none) {
    body form:not([action], [method=post], dialog *) > :not(h2),
    body [type=button]:not([aria-label], [aria-expanded]) {
      display: none;
    }
    body button:has(img) {
      visibility: hidden;
    }
    button > * {
      visibility: visible;
    }
  }
`;
