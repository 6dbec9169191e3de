import { openGuest, pause, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { addScript, fileOf, inside, press, shown, TAGS, type TestedTag } from '../support/browser/tags';

/** Objects that a host hands over, and what then stands in the tag. */
const OBJECTS: Readonly<Record<string, { properties: object; says: string }>> = {
  'ummes-event-detail': {
    properties: { event: { title: 'Given by React', date: '01/02/2999' } },
    says: 'Given by React',
  },
  'ummes-gallery': {
    properties: { images: [{ src: '/pictures/about.svg', title: 'From the host' }] },
    says: 'From the host',
  },
};

/** The host with its tag; the tag's code comes first, or when React has rendered already. */
async function open(tested: TestedTag, when: 'before' | 'after') {
  const described: { tag: string; events: { name: string }[] }[] = await (
    await fetch('/demo/declarations.json')
  ).json();
  const events = described.find(({ tag }) => tag === tested.tag)?.events.map(({ name }) => name) ?? [];
  const attributes = Object.fromEntries(
    [...(tested.attributes ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const objects = when === 'before' ? OBJECTS[tested.tag]?.properties : {};
  const properties = { api: '/fault/one', ...attributes, ...objects };
  const host = '<script type="module" src="/dist/tests/support/browser/hosts/react-host.js"></script>';
  const own = `<script type="module" src="${fileOf(tested)}"></script>`;
  const guest = await openGuest(
    `<div id="root"></div><script type="application/json" id="plan">${JSON.stringify({ tag: tested.tag, properties, events })}</script>
     ${when === 'before' ? own : ''}${host}`,
  );
  await until(() => guest.find(tested.tag));
  if (when === 'after') addScript(guest, '/widgets/ummes.js');
  await shown(guest, tested);
  return guest;
}

for (const tested of TAGS) {
  describe(`${tested.tag} on a page with a React of its own`, () => {
    it('takes what the page hands over, and tells it what happens', async () => {
      const guest = await open(tested, 'before');
      const { says } = OBJECTS[tested.tag] ?? {};
      if (says) await until(() => guest.find(tested.tag).shadowRoot?.textContent?.includes(says));
      guest.find('#darken').click();
      await until(() => guest.find(tested.tag).getAttribute('theme') === 'dark');
      press(guest, tested);
      if (tested.list) await until(() => guest.find('#heard').textContent?.includes('ummes-load'));
      if (tested.pressed?.startsWith('dialog'))
        await until(() => guest.find('#heard').textContent?.includes('ummes-open'));
      guest.find('#take-out').click();
      await pause(20);
      expect(guest.document.querySelector(tested.tag)).toBe(null);
      expect(guest.log.errors).toEqual([]);
      expect(guest.log.warnings).toEqual([]);
    });

    it('comes to life also when its code arrives after the page has rendered', async () => {
      const guest = await open(tested, 'after');
      expect(inside(guest, tested, tested.shown).isConnected).toBe(true);
      guest.find('#darken').click();
      await until(() => guest.window.getComputedStyle(guest.find(tested.tag)).colorScheme === 'dark');
      expect(guest.log.errors).toEqual([]);
    });
  });
}
