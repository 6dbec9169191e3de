import { type HostPage, LOADER, openPage, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';

/* On an Arabic page, readers start at the right: the first number of a counter is on the right of the last one. */

/** Returns whether the first number of a text is to the right of its last. */
function runsFromRight({ document }: HostPage, counter: HTMLElement): boolean {
  const walker = document.createTreeWalker(counter, NodeFilter.SHOW_TEXT);
  const lefts: number[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { index } of (node.textContent ?? '').matchAll(/\d+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      lefts.push(range.getBoundingClientRect().left);
    }
  }
  expect(lefts.length).toBeGreaterThan(1);
  return (lefts[0] ?? 0) > (lefts.at(-1) ?? 0);
}

const COUNTERS: [name: string, tag: string, api: string, width: number, selector: string][] = [
  ['gallery', 'ummes-gallery', '/fault/one', 500, '[part~=carousel] [aria-live]'],
  ['news carousel', 'ummes-news', '/fault/many', 500, '[part~=carousel] [aria-live]'],
  ['news row', 'ummes-news', '/fault/many', 1200, '[part~=row] [aria-live]'],
  ['pager', 'ummes-student-life', '/fault/many', 800, '[part~=pager] [aria-live]'],
];

describe('on a right-to-left page', () => {
  for (const root of ['dir="rtl"', 'style="direction: rtl"'])
    for (const [name, tag, api, width, selector] of COUNTERS)
      it(`the counter of the ${name} runs from right to left, with ${root}`, async () => {
        const page = await openPage(`${LOADER}<${tag} api="${api}"></${tag}>`, { root, width });
        await until(() => runsFromRight(page, page.inside(tag, selector)));
      });

  it('the number of an enlarged picture runs from right to left, and the left arrow is on the left', async () => {
    const page = await openPage(`${LOADER}<ummes-gallery api="/fault/one"></ummes-gallery>`, { root: 'dir="rtl"' });
    (await until(() => page.inside('ummes-gallery', '[role=group]:not([inert]) button'))).click();
    const counter = await until(() => page.inside('ummes-gallery', 'dialog small'));
    expect(runsFromRight(page, counter)).toBe(true);
    const [left, right] = [...(counter.closest('figcaption')?.querySelectorAll('[part~=arrow]') ?? [])];
    expect(Number(left?.getBoundingClientRect().left)).toBeLessThan(Number(right?.getBoundingClientRect().left));
    expect([left?.ariaLabel, right?.ariaLabel]).toEqual(['Next picture', 'Previous picture']);
  });
});
