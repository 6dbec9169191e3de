import { type HostPage, openPage, setField, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';
import { inside, nameOf, TAGS, type TestedTag, tagNamed } from '../support/browser/tags';
import { watchTraces } from './traces';

/* Tests the built library in apps with each supported React, in development builds, which report misuse. */

/** The app's script by the React in it. */
const HOSTS = { 'React 18': 'library-18-host', 'React 19': 'library-host' };

/** A tag's data for its component, which an app finds by its id. */
const componentOf = (tested: TestedTag): TestedTag => ({ ...tested, tag: '#component' });

/** Converts a name such as `event-detail` to camel case. */
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Opens an app that shows a tag's component once its button is pressed. */
async function openApp(host: string, tested: TestedTag, api: string): Promise<HostPage> {
  const name = camelCase(`-${nameOf(tested)}`);
  const attributes = [...(tested.attributes ?? '').matchAll(/([\w-]+)="([^"]*)"/g)];
  const own = attributes.map(([, attribute = '', value]) => [camelCase(attribute), value]);
  const plan = JSON.stringify({ name, props: { api, ...Object.fromEntries(own) } });
  const script = new URL(`../support/browser/hosts/${host}.js`, import.meta.url);
  const page = await openPage(
    `<div id="root"></div><script type="application/json" id="plan">${plan}</script>
     <script type="module" src="${script.pathname}"></script>`,
  );
  await until(() => page.find('#toggle'));
  return page;
}

async function mount(page: HostPage, component: TestedTag) {
  page.find('#toggle').click();
  await until(() => inside(page, component, component.shown));
}

async function unmount(page: HostPage) {
  page.find('#toggle').click();
  await until(() => !page.document.querySelector('#component'));
}

/** Mounts the component, uses it and closes the dialog that it opens, if any. */
async function use(page: HostPage, component: TestedTag) {
  await mount(page, component);
  if (component.press) inside(page, component, component.press).click();
  if (component.pressed) await until(() => inside(page, component, component.pressed ?? ''));
  if (component.raisesToast) await until(() => page.find('[data-ummes-toaster]'));
  if (!component.pressed?.startsWith('dialog')) return;
  inside(page, component, 'dialog[open] [aria-label=Close]').click();
  await until(() => !page.find('#component').shadowRoot?.querySelector('dialog[open]'));
}

function fill(page: HostPage, component: TestedTag) {
  for (const [name, value] of Object.entries(component.typed ?? {}))
    setField(inside(page, component, `[name=${name}]`), value);
}

const focused = (page: HostPage) => page.find('#component').shadowRoot?.activeElement;

for (const [react, host] of Object.entries(HOSTS)) {
  describe(`with ${react}`, () => {
    for (const tested of TAGS) {
      const component = componentOf(tested);
      it(`the component for ${tested.tag} logs nothing, and leaves nothing behind when unmounted`, async () => {
        const page = await openApp(host, tested, '/fault/one');
        await use(page, component); // also mounts the document's toaster, which stays
        await unmount(page);
        const traces = watchTraces(page.window);
        await use(page, component);
        await unmount(page);
        await until(() => traces.open() === '');
        expect([page.log.errors, page.log.warnings]).toEqual([[], []]);
      });
    }

    for (const tested of [tagNamed('join'), tagNamed('unsubscribe')]) {
      const component = componentOf(tested);
      it(`the component for ${tested.tag} moves focus to its outcome`, async () => {
        const page = await openApp(host, tested, '/fault/accepted');
        await mount(page, component);
        fill(page, component);
        inside(page, component, component.press ?? '').click();
        await until(() => focused(page)?.matches('[data-heading]'));
        expect([page.log.errors, page.log.warnings]).toEqual([[], []]);
      });
    }

    it('hiding the summary of errors moves no field', async () => {
      const tested = tagNamed('join');
      const component = componentOf(tested);
      const page = await openApp(host, tested, '/fault/accepted');
      await use(page, component);
      const field = await until(() => focused(page)?.closest('[part=field]'));
      field.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { top } = field.getBoundingClientRect();
      fill(page, component);
      await until(() => !page.find('#component').shadowRoot?.querySelector('[part~=summary]'));
      await until(() => Math.abs(field.getBoundingClientRect().top - top) < 1);
    });
  });
}
