import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The standards that we promise to meet: WCAG 2.2 at level AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Asserts that axe finds no violations on the page or in its shadow roots. Evaluates axe instead of adding a script,
 * which the page's policy would block.
 * @param part selector of the part to check. Default: the whole page.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expectNothingFound(page, part, { type: 'tag', values: RULES });
}

/** Asserts that all text in the part has enough contrast in the current colours. */
export async function expectReadable(page: Page, part: string): Promise<void> {
  await expectNothingFound(page, part, { type: 'rule', values: ['color-contrast'] });
}

/**
 * Checks an open page at each of these widths in light and dark mode. Doesn't reload it, because styles adapt to the
 * window and the colour scheme. Motion is reduced to avoid checking half-faded content.
 */
export async function atEachWidthAndScheme(
  page: Page,
  look: () => Promise<void>,
  widths: readonly number[] = [360, 1280],
) {
  for (const width of widths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`at ${width} px, ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await look();
      });
    }
  }
}

async function expectNothingFound(page: Page, part: string, rules: { type: string; values: string[] }) {
  await page.evaluate(`if (!window.axe) { ${AXE} }`);
  const violations = await page.evaluate(
    async ([selector, runOnly]) => {
      // biome-ignore lint/suspicious/noExplicitAny: axe is loaded as text
      const { violations } = await (window as any).axe.run(selector, { runOnly });
      // biome-ignore lint/suspicious/noExplicitAny: axe is loaded as text
      return violations.flatMap(({ id, help, nodes }: any) => {
        // biome-ignore lint/suspicious/noExplicitAny: axe is loaded as text
        return nodes.map((node: any) => `${id}: ${help}\n  ${node.target.join(' ')}\n  ${node.html}`);
      });
    },
    [part, rules] as const,
  );
  expect(violations, violations.join('\n')).toEqual([]);
}
