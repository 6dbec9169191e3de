import {
  FOREIGN_LOADER,
  type HostPage,
  LOADER,
  openPage,
  painted,
  staysAbsent,
  until,
} from '../support/browser/host-page';
import { layoutShift } from '../support/browser/layout-shift';
import { LINKED_PICTURE } from '../support/browser/server-rendering';
import { describe, expect, it, itInChromium } from '../support/browser/suite';
import {
  addScript,
  attributesOnSheets,
  declarationOf,
  fileOf,
  inside,
  isSeen,
  markup,
  openTag,
  pressAndWait,
  shown,
  TAGS,
  type TestedTag,
  type,
  typedInto,
} from '../support/browser/tags';
import { watchTraces } from './traces';

/** Page styles for the root font, for inherited properties and for every element. */
const STYLES = {
  'a small root font': 'html { font-size: 62.5% }',
  'inherited styles': `body { color: rgb(255, 0, 0); font-style: italic; font-weight: 900; font-variant: small-caps; letter-spacing: 9px;
    line-height: 4; text-align: right; text-decoration: underline; text-indent: 40px; text-shadow: 2px 2px red; text-transform: uppercase;
    visibility: visible; white-space: nowrap; word-spacing: 20px; cursor: wait; list-style: square }`,
  'rules for every element': `* { letter-spacing: 5px; text-indent: 40px; box-sizing: content-box; line-height: 3; font-size: 11px }
    a, button, input, label, h1, h2, h3 { color: rgb(255, 0, 0) !important; font-size: 99px !important }
    button, input, form, dialog, section, article, ul, img, canvas { display: none !important }
    div { position: absolute; float: left } h1, h2, h3 { text-transform: uppercase; font-style: italic }`,
};

const COMPARED_STYLES = [
  ...([
    'color',
    'cursor',
    'display',
    'fontSize',
    'fontStyle',
    'fontVariantCaps',
    'letterSpacing',
    'lineHeight',
  ] as const),
  ...([
    'listStyleType',
    'textAlign',
    'textIndent',
    'textShadow',
    'textTransform',
    'whiteSpace',
    'wordSpacing',
  ] as const),
];

function appearanceOf(page: HostPage, tested: TestedTag) {
  return [tested.text, tested.control].map((selector) => {
    const style = page.window.getComputedStyle(inside(page, tested, selector));
    return Object.fromEntries(COMPARED_STYLES.map((name) => [name, style[name]]));
  });
}

const globals = ({ window, log }: HostPage) =>
  Object.getOwnPropertyNames(window).filter((name) => !log.globals.includes(name));

/** Maximum layout shift. Scores up to 0.1 are considered good. */
const MAX_SHIFT = 0.02;

it('the tests include every tag in the build', async () => {
  const built: { tag: string }[] = await (await fetch('/demo/declarations.json')).json();
  expect(TAGS.map(({ tag }) => tag).sort()).toEqual(built.map(({ tag }) => tag).sort());
});

for (const tested of TAGS) {
  describe(`${tested.tag} on a host page`, () => {
    it('works when its script is included twice, and leaves no trace on the page', async () => {
      const own = `<script type="module" src="${fileOf(tested)}"></script>`;
      const page = await openPage(LOADER + own + LOADER + markup(tested), { width: 360 });
      const { window, document } = page;
      const before = {
        head: document.head.innerHTML,
        scripts: document.scripts.length,
        push: window.history.pushState,
      };
      await shown(page, tested);
      expect(document.activeElement).toBe(document.body);
      await pressAndWait(page, tested);
      expect(globals(page)).toEqual([]);
      expect(document.head.innerHTML).toBe(before.head);
      expect(document.head.querySelectorAll('style, link').length).toBe(0);
      expect(document.scripts.length).toBe(before.scripts);
      expect(window.history.pushState).toBe(before.push);
      expect(document.adoptedStyleSheets.length).toBe(0);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
      const requests = window.performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      expect(requests.filter(({ responseStatus }) => responseStatus >= 400).map(({ name }) => name)).toEqual([]);
      expect(page.loaded('/embed/')).toEqual([]); // a tag with another API requests no server render
      const calls = page.calls();
      expect(calls.length).toBe(new Set(calls).size);
      expect([page.log.errors, page.log.warnings]).toEqual([[], []]);
    });

    it('works alongside another version, and applies properties that were set before its script loaded', async () => {
      const { version } = await (await fetch('/healthz')).json();
      const page = await openPage(markup(tested));
      const tag = page.find(tested.tag) as HTMLElement & { theme: string };
      tag.theme = 'dark';
      addScript(page, fileOf(tested));
      await shown(page, tested);
      expect(page.window.getComputedStyle(tag).colorScheme).toBe('dark');
      const first = page.window.customElements.get(tested.tag);
      addScript(page, `/widgets/${version}/ummes.js`);
      addScript(page, fileOf(tested).replace('/widgets', `/widgets/${version}`));
      await until(() => page.loaded(`/widgets/${version}/`).length > 1);
      await pressAndWait(page, tested);
      expect(page.window.customElements.get(tested.tag)).toBe(first);
      expect(page.log.errors).toEqual([]);
    });

    it('keeps its state when moved, and leaves no timer, listener or call behind when removed', async () => {
      const page = await openTag(tested);
      type(page, tested);
      const typed = typedInto(page, tested);
      const view = inside(page, tested, tested.shown);
      const tag = page.find(tested.tag);
      page.find('#elsewhere').append(tag);
      await painted(page);
      expect(inside(page, tested, tested.shown)).toBe(view);
      expect(typedInto(page, tested)).toEqual(typed);
      const traces = watchTraces(page.window);
      const calls = page.calls().length;
      for (let round = 0; round < 4; round += 1) {
        tag.remove();
        await until(() => !tag.shadowRoot?.querySelector(tested.shown));
        page.document.body.append(tag);
        await shown(page, tested);
      }
      tag.remove();
      await until(() => traces.open() === '');
      expect(page.document.documentElement.getAttribute('style')).toBe(null);
      expect(page.calls().length).toBe(calls);
      expect(page.log.errors).toEqual([]);
    });

    itInChromium('is garbage-collected once it is removed', async () => {
      const page = await openTag(tested);
      const removed = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const tag = page.find(tested.tag).cloneNode() as HTMLElement;
          page.document.body.append(tag);
          await until(() => tag.shadowRoot?.querySelector(tested.shown));
          tag.remove();
          return new WeakRef(tag);
        }),
      );
      const { gc } = window as unknown as { gc(): void };
      // React keeps the last tree or two until its next render.
      await until(() => {
        gc();
        return removed.filter((tag) => tag.deref()).length <= 2;
      });
    });

    it("keeps its own styles, whatever the page's CSS, but follows its font, direction and theme", async () => {
      const page = await openTag(tested, { head: '<style id="css"></style>', width: 360 });
      const tag = page.find(tested.tag);
      const own = appearanceOf(page, tested);
      for (const [name, css] of Object.entries(STYLES)) {
        page.find('#css').textContent = css;
        expect(appearanceOf(page, tested), name).toEqual(own);
        await until(() => isSeen(inside(page, tested, tested.text))); // cards may still be fading in
      }
      page.find('#css').textContent = 'body { font-family: Georgia }';
      page.document.dir = 'rtl';
      expect(page.window.getComputedStyle(tag).fontFamily).toBe('Georgia');
      expect(page.window.getComputedStyle(inside(page, tested, tested.shown)).direction).toBe('rtl');
      const padding = () => page.window.getComputedStyle(tag).padding;
      expect(padding()).toBe('0px');
      // With its own background, the tag has padding but still fits its container.
      for (const theme of ['dark', 'light']) {
        tag.setAttribute('theme', theme);
        expect([page.window.getComputedStyle(tag).colorScheme, padding()]).toEqual([theme, '16px']);
        expect(tag.offsetWidth).toBe(tag.parentElement?.clientWidth);
      }
      tag.removeAttribute('theme');
      expect(page.window.getComputedStyle(tag).colorScheme).toBe('normal');
      // The tag has a width even where the container shrinks to its content.
      const place = page.find('#elsewhere');
      place.append(tag);
      for (const css of ['float: left', 'display: inline-block', 'display: flex', 'display: table-cell']) {
        place.style.cssText = css;
        expect(tag.offsetWidth, css).toBeGreaterThan(200);
        expect(page.document.documentElement.scrollWidth, css).toBeLessThanOrEqual(360);
      }
      expect(page.log.errors).toEqual([]);
    });

    for (const [policy, loader, attributes] of [
      ['documented', FOREIGN_LOADER, tested.tag === 'ummes-alumni' ? 'api="/fault/one"' : attributesOnSheets(tested)],
      ['trusted-types', LOADER, `api="/fault/one" ${tested.attributes ?? ''}`],
    ] as const) {
      it(`causes no CSP report under the ${policy} policy, from first render to dialog or response`, async () => {
        const page = await openPage(`${loader}<${tested.tag} ${attributes}></${tested.tag}>`, { policy });
        await shown(page, tested);
        await pressAndWait(page, tested);
        if (tested.typed && policy === 'trusted-types') {
          type(page, tested);
          inside(page, tested, tested.press ?? '').click();
        }
        await staysAbsent(() => page.log.violations.filter((report) => !report.includes(LINKED_PICTURE)));
        expect(page.log.errors).toEqual([]);
      });
    }

    for (const width of [1280, 360]) {
      itInChromium(`causes no layout shift on a ${width} px wide page that reserves its height`, async () => {
        const [wide, phone = wide] = (await declarationOf(tested)).reserve;
        expect(wide).toMatch(/px$/);
        const page = await openPage(`${LOADER}<p>Above</p>${markup(tested, '/demo/states/many')}<p>Below</p>`, {
          head: `<style>${tested.tag} { display: block; margin-block: 1em 2em; min-height: ${width > 600 ? wide : phone} }</style>`,
          width,
          height: 800,
        });
        const box = page.find(tested.tag);
        await shown(page, tested);
        await until(() =>
          [...(box.shadowRoot?.querySelectorAll('img') ?? [])].every(
            ({ complete, loading }) => complete || loading === 'lazy',
          ),
        );
        await painted(page);
        expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
        // The reserved height is less than three times the height needed. More would leave a gap.
        const reserved = box.offsetHeight;
        box.style.minHeight = '0';
        expect(box.offsetHeight).toBeGreaterThan(reserved / 3);
      });
    }
  });
}

it('every tag shows its children on a page whose policy blocks our scripts', async () => {
  const body = TAGS.map((tested) => markup(tested, '/fault/one', `<p class="kept">${tested.tag} is elsewhere</p>`));
  const page = await openPage(FOREIGN_LOADER + body.join(''), { policy: 'trusted-types' });
  const kept = [...page.document.querySelectorAll('.kept')];
  expect(kept.length).toBe(TAGS.length);
  expect(kept.every(isSeen)).toBe(true);
  expect(page.log.violations.length).toBeGreaterThan(0);
});
