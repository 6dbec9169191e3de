import { openGuest, until } from '../support/browser/guest';
import { expect, it } from '../support/browser/suite';
import { declarationOf, fileOf, press, shown, TAGS, type TestedTag } from '../support/browser/tags';

/** Objects that a host sets, and the text that the tag then shows. */
const OBJECTS: Readonly<Record<string, { properties: object; shownText: string }>> = {
  'ummes-event-detail': {
    properties: { event: { title: 'Given by React', date: '01/02/2999' } },
    shownText: 'Given by React',
  },
  'ummes-gallery': {
    properties: { images: [{ src: '/pictures/about.svg', title: 'From the host' }] },
    shownText: 'From the host',
  },
};

/** Opens a page that has its own React with the tag. */
async function open(tested: TestedTag) {
  const events = (await declarationOf(tested)).events.map(({ name }) => name);
  const attributes = [...(tested.attributes ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  const properties = { api: '/fault/one', ...Object.fromEntries(attributes), ...OBJECTS[tested.tag]?.properties };
  const host = new URL('../support/browser/hosts/react-host.js', import.meta.url);
  const own = `<script type="module" src="${fileOf(tested)}"></script>`;
  const guest = await openGuest(
    `<div id="root"></div><script type="application/json" id="plan">${JSON.stringify({ tag: tested.tag, properties, events })}</script>
     ${own}<script type="module" src="${host.pathname}"></script>`,
  );
  await until(() => guest.find(tested.tag));
  await shown(guest, tested);
  return guest;
}

for (const tested of TAGS) {
  it(`${tested.tag} takes properties from a page with its own React, and dispatches its events there`, async () => {
    const guest = await open(tested);
    const { shownText } = OBJECTS[tested.tag] ?? {};
    if (shownText) await until(() => guest.find(tested.tag).shadowRoot?.textContent?.includes(shownText));
    guest.find('#darken').click();
    await until(() => guest.find(tested.tag).getAttribute('theme') === 'dark');
    press(guest, tested);
    if (tested.list) await until(() => guest.find('#received').textContent?.includes('ummes-load'));
    if (tested.pressed?.startsWith('dialog'))
      await until(() => guest.find('#received').textContent?.includes('ummes-open'));
    guest.find('#remove').click();
    await until(() => !guest.document.querySelector(tested.tag));
    expect([guest.log.errors, guest.log.warnings]).toEqual([[], []]);
  });
}
