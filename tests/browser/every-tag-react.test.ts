import { openPage, until } from '../support/browser/host-page';
import { expect, it } from '../support/browser/suite';
import { declarationOf, fileOf, press, shown, TAGS, type TestedTag } from '../support/browser/tags';

/** Objects that a host page sets, and the text that the tag then shows. */
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

/** Opens a page that renders the tag with its own React. */
async function open(tested: TestedTag) {
  const events = (await declarationOf(tested)).events.map(({ name }) => name);
  const attributes = [...(tested.attributes ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  const properties = { api: '/fault/one', ...Object.fromEntries(attributes), ...OBJECTS[tested.tag]?.properties };
  const host = new URL('../support/browser/hosts/react-host.js', import.meta.url);
  const own = `<script type="module" src="${fileOf(tested)}"></script>`;
  const page = await openPage(
    `<div id="root"></div><script type="application/json" id="plan">${JSON.stringify({ tag: tested.tag, properties, events })}</script>
     ${own}<script type="module" src="${host.pathname}"></script>`,
  );
  await until(() => page.find(tested.tag));
  await shown(page, tested);
  return page;
}

for (const tested of TAGS) {
  it(`${tested.tag} takes properties from a page with its own React, and dispatches its events there`, async () => {
    const page = await open(tested);
    const { shownText } = OBJECTS[tested.tag] ?? {};
    if (shownText) await until(() => page.find(tested.tag).shadowRoot?.textContent?.includes(shownText));
    page.find('#darken').click();
    await until(() => page.find(tested.tag).getAttribute('theme') === 'dark');
    press(page, tested);
    if (tested.list) await until(() => page.find('#received').textContent?.includes('ummes-load'));
    if (tested.pressed?.startsWith('dialog'))
      await until(() => page.find('#received').textContent?.includes('ummes-open'));
    page.find('#remove').click();
    await until(() => !page.document.querySelector(tested.tag));
    expect([page.log.errors, page.log.warnings]).toEqual([[], []]);
  });
}
