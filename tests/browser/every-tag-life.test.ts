import { LOADER, openGuest, pause, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { addScript, fileOf, inside, markup, openTag, press, shown, TAGS, type } from '../support/browser/tags';
import { watchTraces } from '../support/browser/traces';

it('every tag that is built is among those that the promises are tested with', async () => {
  const built: { tag: string }[] = await (await fetch('/demo/declarations.json')).json();
  expect(TAGS.map(({ tag }) => tag).sort()).toEqual(built.map(({ tag }) => tag).sort());
});

for (const tested of TAGS) {
  describe(`${tested.tag}, through its life on a page,`, () => {
    it('works when its script is there twice', async () => {
      const own = `<script type="module" src="${fileOf(tested)}"></script>`;
      const guest = await openGuest(LOADER + own + LOADER + markup(tested));
      await shown(guest, tested);
      const calls = guest.calls();
      expect(calls.length).toBe(new Set(calls).size);
      expect(guest.log.errors).toEqual([]);
      expect(guest.log.warnings).toEqual([]);
    });

    it('keeps working beside another version, and the first one wins', async () => {
      const { version } = await (await fetch('/healthz')).json();
      const other = TAGS.find(({ tag }) => tag !== tested.tag && tag !== 'ummes-gallery') ?? tested;
      const guest = await openGuest(`<div id="elsewhere"></div>${markup(tested)}`);
      addScript(guest, fileOf(tested));
      await shown(guest, tested);
      const first = guest.window.customElements.get(tested.tag);
      addScript(guest, `/widgets/${version}/ummes.js`);
      addScript(guest, `/widgets/${version}${fileOf(tested).replace('/widgets', '')}`);
      guest.find('#elsewhere').innerHTML = markup(other);
      await shown(guest, other);
      expect(guest.loaded(`/widgets/${version}/`).length).toBeGreaterThan(2);
      expect(guest.window.customElements.get(tested.tag)).toBe(first);
      if (tested.press && tested.pressed) {
        press(guest, tested);
        await until(() => inside(guest, tested, tested.pressed ?? ''));
      }
      expect(guest.log.errors).toEqual([]);
    });

    it('keeps its state when it is moved', async () => {
      const guest = await openTag(tested);
      type(guest, tested);
      const view = inside(guest, tested, tested.shown);
      guest.find('#elsewhere').append(guest.find(tested.tag));
      await pause(50);
      expect(inside(guest, tested, tested.shown)).toBe(view);
      for (const [name, value] of Object.entries(tested.typed ?? {})) {
        expect((inside(guest, tested, `[name=${name}]`) as HTMLInputElement).value).toBe(value);
      }
      expect(guest.log.errors).toEqual([]);
    });

    it('can be removed and put back twenty times, and leaves nothing behind', async () => {
      const guest = await openTag(tested);
      const { window, document } = guest;
      const tag = guest.find(tested.tag);
      const before = { head: document.head.innerHTML, push: window.history.pushState, length: window.history.length };
      const traces = watchTraces(window);
      const calls = guest.calls().length;
      for (let round = 0; round < 20; round += 1) {
        tag.remove();
        await pause(5);
        document.body.append(tag);
        await shown(guest, tested);
      }
      tag.remove();
      await until(() => traces.open() === '');
      expect(document.head.innerHTML).toBe(before.head);
      expect(window.history.pushState).toBe(before.push);
      expect(window.history.length).toBe(before.length);
      expect(Object.getOwnPropertyNames(window).filter((name) => !guest.log.globals.includes(name))).toEqual([
        // watchTraces has replaced these two
        ...['addEventListener', 'removeEventListener'].filter((name) => !guest.log.globals.includes(name)),
      ]);
      expect(document.adoptedStyleSheets.length).toBe(0);
      expect(document.documentElement.getAttribute('style')).toBe(null);
      expect(guest.calls().length).toBe(calls);
      expect(guest.log.errors).toEqual([]);
    });

    it('takes no focus, and no room beside its own', async () => {
      const guest = await openTag(tested, { width: 360 });
      expect(guest.document.activeElement).toBe(guest.document.body);
      const { scrollWidth, clientWidth } = guest.document.documentElement;
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });

    it('has a width also where its place is as wide as its content', async () => {
      const guest = await openTag(tested, { width: 360 });
      const box = guest.find(tested.tag);
      for (const place of ['float: left', 'display: inline-block', 'display: flex', 'display: table-cell']) {
        const around = guest.document.createElement('div');
        around.style.cssText = place;
        guest.document.body.append(around);
        around.append(box);
        await pause(50);
        expect(box.offsetWidth).toBeGreaterThan(200);
        const { scrollWidth, clientWidth } = guest.document.documentElement;
        expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      }
    });

    it('takes over what was set before its script came', async () => {
      const guest = await openGuest(markup(tested));
      const tag = guest.find(tested.tag) as HTMLElement & { theme: string };
      tag.theme = 'dark';
      addScript(guest, fileOf(tested));
      await shown(guest, tested);
      expect(tag.getAttribute('theme')).toBe('dark');
      expect(guest.window.getComputedStyle(tag).colorScheme).toBe('dark');
      tag.theme = 'light';
      expect(guest.window.getComputedStyle(tag).colorScheme).toBe('light');
    });
  });
}
