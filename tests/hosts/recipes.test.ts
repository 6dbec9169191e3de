import { readFileSync } from 'node:fs';
import { HOSTED_TAGS, LOADER, tagHtml, untilShown } from '../support/hosts/tags';
import { expect, test } from '../support/hosts/test';
import { expectReadable } from '../support/journeys/accessible';

const README = readFileSync('widgets/README.md', 'utf8');

/** The style sheet that the web team's README recommends for a framework. */
function recipe(framework: string): string {
  const [, css = ''] = README.split(`\n**${framework}**`)[1]?.match(/```css\n([^`]+)```/) ?? [];
  if (!css) throw new Error(`no recipe for ${framework}`);
  return css;
}

/** Material's baseline scheme, which its tokens have unless a page makes its own. */
const MATERIAL = {
  primary: ['#6750a4', '#d0bcff'],
  'on-primary': ['#ffffff', '#381e72'],
  surface: ['#fef7ff', '#141218'],
  'surface-container-low': ['#f7f2fa', '#1d1b20'],
  'on-surface': ['#1d1b20', '#e6e0e9'],
  'on-surface-variant': ['#49454f', '#cac4d0'],
  outline: ['#79747e', '#938f99'],
  'outline-variant': ['#cac4d0', '#49454f'],
  error: ['#b3261e', '#f2b8b5'],
};
const materialTokens = Object.entries(MATERIAL).map(([name, pair]) => `--md-sys-color-${name}: light-dark(${pair});`);

/** How a page is made with the framework, how it is dark, and the colour that its main buttons have. */
const FRAMEWORKS = [
  {
    name: 'Bootstrap',
    head: `<link rel="stylesheet" href="/packages/bootstrap@5.3.8/dist/css/bootstrap.css"><style>${recipe('Bootstrap')}</style>`,
    dark: 'data-bs-theme="dark"',
    brand: 'var(--bs-primary)',
  },
  {
    name: 'Bulma',
    head: `<link rel="stylesheet" href="/packages/bulma@1.0.4/css/bulma.css"><style>${recipe('Bulma')}</style>`,
    dark: 'data-theme="dark"',
    brand: 'var(--bulma-link)',
  },
  {
    name: 'Tailwind',
    head: `<style type="text/tailwindcss">@import "tailwindcss"; @custom-variant dark (&:where(.dark, .dark *)); ${recipe('Tailwind')}</style>
      <script src="/packages/@tailwindcss/browser@4.1.17/dist/index.global.js"></script>`,
    dark: 'class="dark"',
    brand: 'light-dark(var(--color-blue-700), var(--color-blue-400))',
  },
  {
    name: 'Material',
    head: `<style>:root { ${materialTokens.join(' ')} --md-sys-shape-corner-small: 8px; }
      .dark { color-scheme: dark; } ${recipe('Material')}</style>`,
    dark: 'class="dark"',
    brand: 'var(--md-sys-color-primary)',
  },
];

const TAGS = HOSTED_TAGS.filter(({ tag }) => /events|alumni|join|newsletter|next|contact/.test(tag));

for (const { name, head, dark, brand } of FRAMEWORKS) {
  test(`the recipe for ${name}: its colours, light and dark, and every text can be read`, async ({ page, visit }) => {
    for (const theme of ['', dark]) {
      const body = `<div id="tags">${TAGS.map(tagHtml).join('')}</div><button id="brand" style="background: ${brand}">Brand</button>${LOADER}`;
      await visit.open({ head, body, root: `lang="en" ${theme}` });
      await untilShown(visit, TAGS);
      const own = await page.locator('#brand').evaluate((button) => getComputedStyle(button).backgroundColor);
      await expect(page.locator('ummes-newsletter button')).toHaveCSS('background-color', own);
      await page.locator('ummes-newsletter button').click();
      await page.locator('ummes-newsletter [role=alert]').waitFor();
      await expectReadable(page, '#tags');
    }
    expect(await visit.reports()).toEqual([]);
  });
}
