import { LOADER, openGuest, painted, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';

const README = await (await fetch('/widgets/README.md')).text();
const [, ...widths] = /^\| Tag \| (\d+) px \| (\d+) px \| (\d+) px \|$/m.exec(README) ?? [];

/** `| <ummes-events limit="3"> | 1750px | 2600px | 3700px |` */
const ROWS = [...README.matchAll(/^\| `<(ummes-[^`]+)>` \| (\d+)px \| (\d+)px \| (\d+)px \|$/gm)];

describe("the README's heights fit many items without much empty space, for", () => {
  for (const [, tag = '', ...heights] of ROWS) {
    it(tag, async () => {
      const [name = ''] = tag.split(' ');
      const guest = await openGuest(`${LOADER}<style>body { margin: 0 }</style><${tag} api="/demo/states/many">`);
      await until(() => guest.find(name).matches(':state(ready)'));
      for (const [at, width] of widths.entries()) {
        (guest.window.frameElement as HTMLElement).style.width = `${width}px`;
        await painted(guest);
        const reserved = Number(heights[at]);
        expect(guest.find(name).offsetHeight, `${width} px`).toBeLessThanOrEqual(reserved);
        expect(guest.find(name).offsetHeight, `${width} px`).toBeGreaterThan(reserved * 0.7);
      }
    });
  }

  it('tags of three kinds', () => expect(new Set(ROWS.map(([, tag]) => tag?.split(' ')[0])).size).toBe(3));
});
