import { FOREIGN_LOADER, type Guest, LOADER, openGuest, painted, staysAbsent, until } from '../support/browser/guest';
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

/** Styles that pages set on the root font, on inherited properties and on elements. */
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

function appearanceOf(guest: Guest, tested: TestedTag) {
  return [tested.text, tested.control].map((selector) => {
    const style = guest.window.getComputedStyle(inside(guest, tested, selector));
    return Object.fromEntries(COMPARED_STYLES.map((name) => [name, style[name]]));
  });
}

const globals = ({ window, log }: Guest) =>
  Object.getOwnPropertyNames(window).filter((name) => !log.globals.includes(name));

/** Maximum layout shift. Browsers rate scores up to 0.1 as good. */
const MAX_SHIFT = 0.02;

it('the tests include every tag in the build', async () => {
  const built: { tag: string }[] = await (await fetch('/demo/declarations.json')).json();
  expect(TAGS.map(({ tag }) => tag).sort()).toEqual(built.map(({ tag }) => tag).sort());
});

for (const tested of TAGS) {
  describe(`${tested.tag} on a host page`, () => {
    it('works when its script is included twice, and leaves no trace on the page', async () => {
      const own = `<script type="module" src="${fileOf(tested)}"></script>`;
      const guest = await openGuest(LOADER + own + LOADER + markup(tested), { width: 360 });
      const { window, document } = guest;
      const before = {
        head: document.head.innerHTML,
        scripts: document.scripts.length,
        push: window.history.pushState,
      };
      await shown(guest, tested);
      expect(document.activeElement).toBe(document.body);
      await pressAndWait(guest, tested);
      expect(globals(guest)).toEqual([]);
      expect(document.head.innerHTML).toBe(before.head);
      expect(document.head.querySelectorAll('style, link').length).toBe(0);
      expect(document.scripts.length).toBe(before.scripts);
      expect(window.history.pushState).toBe(before.push);
      expect(document.adoptedStyleSheets.length).toBe(0);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
      const requests = window.performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      expect(requests.filter(({ responseStatus }) => responseStatus >= 400).map(({ name }) => name)).toEqual([]);
      expect(guest.loaded('/embed/')).toEqual([]); // another server has no render to offer
      const calls = guest.calls();
      expect(calls.length).toBe(new Set(calls).size);
      expect([guest.log.errors, guest.log.warnings]).toEqual([[], []]);
    });

    it('works beside another version, and applies properties that were set before its script loaded', async () => {
      const { version } = await (await fetch('/healthz')).json();
      const guest = await openGuest(markup(tested));
      const tag = guest.find(tested.tag) as HTMLElement & { theme: string };
      tag.theme = 'dark';
      addScript(guest, fileOf(tested));
      await shown(guest, tested);
      expect(guest.window.getComputedStyle(tag).colorScheme).toBe('dark');
      const first = guest.window.customElements.get(tested.tag);
      addScript(guest, `/widgets/${version}/ummes.js`);
      addScript(guest, fileOf(tested).replace('/widgets', `/widgets/${version}`));
      await until(() => guest.loaded(`/widgets/${version}/`).length > 1);
      await pressAndWait(guest, tested);
      expect(guest.window.customElements.get(tested.tag)).toBe(first);
      expect(guest.log.errors).toEqual([]);
    });

    it('keeps its state when moved, and leaves no timer, listener or call behind when removed', async () => {
      const guest = await openTag(tested);
      type(guest, tested);
      const typed = typedInto(guest, tested);
      const view = inside(guest, tested, tested.shown);
      const tag = guest.find(tested.tag);
      guest.find('#elsewhere').append(tag);
      await painted(guest);
      expect(inside(guest, tested, tested.shown)).toBe(view);
      expect(typedInto(guest, tested)).toEqual(typed);
      const traces = watchTraces(guest.window);
      const calls = guest.calls().length;
      for (let round = 0; round < 4; round += 1) {
        tag.remove();
        await until(() => !tag.shadowRoot?.querySelector(tested.shown));
        guest.document.body.append(tag);
        await shown(guest, tested);
      }
      tag.remove();
      await until(() => traces.open() === '');
      expect(guest.document.documentElement.getAttribute('style')).toBe(null);
      expect(guest.calls().length).toBe(calls);
      expect(guest.log.errors).toEqual([]);
    });

    itInChromium('is freed once it is removed', async () => {
      const guest = await openTag(tested);
      const removed = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const tag = guest.find(tested.tag).cloneNode() as HTMLElement;
          guest.document.body.append(tag);
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
      const guest = await openTag(tested, { head: '<style id="css"></style>', width: 360 });
      const tag = guest.find(tested.tag);
      const own = appearanceOf(guest, tested);
      for (const [name, css] of Object.entries(STYLES)) {
        guest.find('#css').textContent = css;
        expect(appearanceOf(guest, tested), name).toEqual(own);
        await until(() => isSeen(inside(guest, tested, tested.text))); // cards may still be fading in
      }
      guest.find('#css').textContent = 'body { font-family: Georgia }';
      guest.document.dir = 'rtl';
      expect(guest.window.getComputedStyle(tag).fontFamily).toBe('Georgia');
      expect(guest.window.getComputedStyle(inside(guest, tested, tested.shown)).direction).toBe('rtl');
      const padding = () => guest.window.getComputedStyle(tag).padding;
      expect(padding()).toBe('0px');
      // With its own background, the tag has padding but still fits its container.
      for (const theme of ['dark', 'light']) {
        tag.setAttribute('theme', theme);
        expect([guest.window.getComputedStyle(tag).colorScheme, padding()]).toEqual([theme, '16px']);
        expect(tag.offsetWidth).toBe(tag.parentElement?.clientWidth);
      }
      tag.removeAttribute('theme');
      expect(guest.window.getComputedStyle(tag).colorScheme).toBe('normal');
      // The tag has a width even where the container shrinks to its content.
      const place = guest.find('#elsewhere');
      place.append(tag);
      for (const css of ['float: left', 'display: inline-block', 'display: flex', 'display: table-cell']) {
        place.style.cssText = css;
        expect(tag.offsetWidth, css).toBeGreaterThan(200);
        expect(guest.document.documentElement.scrollWidth, css).toBeLessThanOrEqual(360);
      }
      expect(guest.log.errors).toEqual([]);
    });

    for (const [policy, loader, attributes] of [
      ['documented', FOREIGN_LOADER, tested.tag === 'ummes-alumni' ? 'api="/fault/one"' : attributesOnSheets(tested)],
      ['trusted-types', LOADER, `api="/fault/one" ${tested.attributes ?? ''}`],
    ] as const) {
      it(`causes no report under a ${policy} policy, from its first render to its dialog or response`, async () => {
        const guest = await openGuest(`${loader}<${tested.tag} ${attributes}></${tested.tag}>`, { policy });
        await shown(guest, tested);
        await pressAndWait(guest, tested);
        if (tested.typed && policy === 'trusted-types') {
          type(guest, tested);
          inside(guest, tested, tested.press ?? '').click();
        }
        await staysAbsent(() => guest.log.violations.filter((report) => !report.includes(LINKED_PICTURE)));
        expect(guest.log.errors).toEqual([]);
      });
    }

    for (const width of [1280, 360]) {
      itInChromium(`causes no layout shift on a page of ${width} px that reserves its height`, async () => {
        const [wide, phone = wide] = (await declarationOf(tested)).reserve;
        expect(wide).toMatch(/px$/);
        const guest = await openGuest(`${LOADER}<p>Above</p>${markup(tested, '/demo/states/many')}<p>Below</p>`, {
          head: `<style>${tested.tag} { display: block; margin-block: 1em 2em; min-height: ${width > 600 ? wide : phone} }</style>`,
          width,
          height: 800,
        });
        const box = guest.find(tested.tag);
        await shown(guest, tested);
        await until(() =>
          [...(box.shadowRoot?.querySelectorAll('img') ?? [])].every(
            ({ complete, loading }) => complete || loading === 'lazy',
          ),
        );
        await painted(guest);
        expect(await layoutShift(guest)).toBeLessThanOrEqual(MAX_SHIFT);
        // The reserved height is not much larger than needed, or it would leave a gap.
        const reserved = box.offsetHeight;
        box.style.minHeight = '0';
        expect(box.offsetHeight).toBeGreaterThan(reserved / 3);
      });
    }
  });
}

it('every tag shows its children on a page whose policy blocks our scripts', async () => {
  const body = TAGS.map((tested) => markup(tested, '/fault/one', `<p class="kept">${tested.tag} is elsewhere</p>`));
  const guest = await openGuest(FOREIGN_LOADER + body.join(''), { policy: 'trusted-types' });
  const kept = [...guest.document.querySelectorAll('.kept')];
  expect(kept.length).toBe(TAGS.length);
  expect(kept.every(isSeen)).toBe(true);
  expect(guest.log.violations.length).toBeGreaterThan(0);
});
