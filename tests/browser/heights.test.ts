import { LOADER, openPage, painted, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';

const TAGS = await (await fetch('/docs/tags.md')).text();
const [, ...widths] = /^\| Tag \| (\d+) px \| (\d+) px \| (\d+) px \|$/m.exec(TAGS) ?? [];

/** `| <ummes-events limit="3"> | 1750px | 2600px | 3700px |` */
const ROWS = [...TAGS.matchAll(/^\| `<(ummes-[^`]+)>` \| (\d+)px \| (\d+)px \| (\d+)px \|$/gm)];

describe('the documented heights', () => {
  for (const [, tag = '', ...heights] of ROWS) {
    it(`fit many items of <${tag}> without much empty space`, async () => {
      const [name = ''] = tag.split(' ');
      const page = await openPage(`${LOADER}<style>body { margin: 0 }</style><${tag} api="/demo/states/many">`);
      await until(() => page.find(name).matches(':state(ready)'));
      for (const [at, width] of widths.entries()) {
        (page.window.frameElement as HTMLElement).style.width = `${width}px`;
        await painted(page);
        const reserved = Number(heights[at]);
        expect(page.find(name).offsetHeight, `${width} px`).toBeLessThanOrEqual(reserved);
        expect(page.find(name).offsetHeight, `${width} px`).toBeGreaterThan(reserved * 0.7);
      }
    });
  }

  it('cover three tags', () => expect(new Set(ROWS.map(([, tag]) => tag?.split(' ')[0])).size).toBe(3));
});
