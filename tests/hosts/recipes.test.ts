import { FOREIGN_LOADER, until } from '../support/browser/host-page';
import { expect, it } from '../support/browser/suite';
import { tagNamed } from '../support/browser/tags';
import { allShown, hosted, openHost } from './host-page';

const STYLE = await (await fetch('/docs/style.md')).text();

/** Returns the style sheet that the document on style recommends for a framework. */
function recipe(framework: string): string {
  const [, css = ''] = STYLE.split(`\n**${framework}**`)[1]?.match(/```css\n([^`]+)```/) ?? [];
  if (!css) throw new Error(`no recipe for ${framework}`);
  return css;
}

/** The colours of Material's baseline scheme that the recipe and the page use. */
const MATERIAL = { primary: ['#6750a4', '#d0bcff'], surface: ['#fef7ff', '#141218'] };
const materialTokens = Object.entries(MATERIAL).map(([name, pair]) => `--md-sys-color-${name}: light-dark(${pair});`);

const css = (path: string) => `<link rel="stylesheet" href="/dist/hosts/${path}">`;

/** HTML for each framework, its dark mode, and the colour of its main buttons. */
const FRAMEWORKS = [
  {
    name: 'Bootstrap',
    head: `${css('bootstrap@5.3.8/dist/css/bootstrap.css')}<style>${recipe('Bootstrap')}</style>`,
    dark: 'data-bs-theme="dark"',
    brand: 'var(--bs-primary)',
  },
  {
    name: 'Bulma',
    head: `${css('bulma@1.0.4/css/bulma.css')}<style>${recipe('Bulma')}</style>`,
    dark: 'data-theme="dark"',
    brand: 'var(--bulma-link)',
  },
  {
    name: 'Tailwind',
    head: `<style type="text/tailwindcss">@import "tailwindcss"; @custom-variant dark (&:where(.dark, .dark *)); .dark { color-scheme: dark } body { @apply dark:bg-slate-950 dark:text-slate-100 } ${recipe('Tailwind')}</style>
      <script src="/dist/hosts/@tailwindcss/browser@4.1.17/dist/index.global.js"></script>`,
    dark: 'class="dark"',
    brand: 'light-dark(var(--color-blue-700), var(--color-blue-400))',
  },
  {
    name: 'Material',
    head: `<style>:root { ${materialTokens.join(' ')} --md-sys-shape-corner-small: 8px; }
      .dark { color-scheme: dark; } body { background: var(--md-sys-color-surface); } ${recipe('Material')}</style>`,
    dark: 'class="dark"',
    brand: 'var(--md-sys-color-primary)',
  },
];

const TAGS = ['events', 'alumni', 'join', 'newsletter', 'next', 'contact'].map(tagNamed);

interface Axe {
  run(part: string, options: object): Promise<{ violations: { nodes: { html: string }[] }[] }>;
}

for (const { name, head, dark, brand } of FRAMEWORKS) {
  it(`the recipe for ${name} uses its colours in light and dark mode, and all text is readable`, async () => {
    for (const root of ['', dark]) {
      const body = `<div id="tags">${TAGS.map(hosted).join('')}</div><button id="brand" style="background: ${brand}">Brand</button>`;
      const axe = '<script src="/node_modules/axe-core/axe.min.js"></script>';
      const page = await openHost(head + axe, body + FOREIGN_LOADER, { root });
      await allShown(page, TAGS);
      const background = (element: Element) => page.window.getComputedStyle(element).backgroundColor;
      const button = page.inside('ummes-newsletter', 'button');
      await until(() => background(button) === background(page.find('#brand')));
      button.click();
      await until(() => page.inside('ummes-newsletter', '[role=alert]:not(:empty)'));
      const finished = TAGS.flatMap(({ tag }) => page.find(tag).shadowRoot?.getAnimations() ?? []);
      await Promise.all(finished.map((animation) => animation.finished));
      const { axe: checker } = page.window as unknown as { axe: Axe };
      const runOnly = { type: 'rule', values: ['color-contrast'] };
      const { violations } = await checker.run('#tags', { runOnly });
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
      expect(page.log.errors).toEqual([]);
    }
  });
}
