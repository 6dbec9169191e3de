import { type Guest, type GuestOptions, LOADER, openGuest, until } from '../support/browser/guest';
import { layoutShift } from '../support/browser/layout-shift';
import { describe, expect, it } from '../support/browser/suite';
import { addScript, isSeen, TAGS, type TestedTag } from '../support/browser/tags';

/* First views from the real server. `/hang/<name>/<part>` keeps a tag's own file back until the test lets it come. */

const nameOf = ({ tag }: TestedTag) => tag.replace('ummes-', '');

/** A tag that shows something of the tests' sheets. */
const attributesOf = ({ tag, attributes = '' }: TestedTag) =>
  tag === 'ummes-event-detail' ? 'event-id="sample-formula-student"' : attributes;

/** Editors may link pictures on other hosts, as the test sheets do once. */
const LINKED_PICTURE = 'https://drive.google.com';

/** The directory of a fresh server has nobody in it. */
const VIEWED = TAGS.filter(({ tag }) => tag !== 'ummes-alumni');

const tagNamed = (name: string) => TAGS.find(({ tag }) => tag === `ummes-${name}`) as TestedTag;

/** A page whose tag gets its code when it is let come. */
async function openLate(tested: TestedTag, options: GuestOptions = {}, attributes = attributesOf(tested)) {
  const name = crypto.randomUUID();
  const loader = `<script type="module" src="/hang/${name}/${nameOf(tested)}-/widgets/ummes.js"></script>`;
  const guest = await openGuest(`${loader}<${tested.tag} ${attributes}></${tested.tag}>`, options);
  const view = await until(() => guest.find(tested.tag).shadowRoot?.firstElementChild);
  const { customElements } = guest.window;
  return {
    guest,
    view,
    /** Lets the code come, and waits until the tag has taken its view over. */
    async release() {
      await fetch(`/hang/${name}`, { method: 'POST' });
      await customElements.whenDefined(tested.tag);
      await until(() => isHydrated(guest, tested.tag));
    },
  };
}

/** React keeps what it has rendered in properties of the elements. */
function isHydrated(guest: Guest, tag: string): boolean {
  const view = guest.find(tag).shadowRoot?.firstElementChild;
  return Boolean(view && Object.keys(view).some((key) => key.startsWith('__reactProps')) && isTakenOver(guest, tag));
}

/** The loader's record goes when the tag has repeated what was done. */
function isTakenOver(guest: Guest, tag: string): boolean {
  return !Object.getOwnPropertySymbols(guest.find(tag)).some((symbol) => symbol.description === 'ummes.first-view');
}

function expectNoComplaint({ log }: Guest) {
  expect(log.errors).toEqual([]);
  expect(log.violations.filter((report) => !report.includes(LINKED_PICTURE))).toEqual([]);
  expect(log.warnings).toEqual([]);
}

describe('the first view of', () => {
  for (const tested of VIEWED) {
    it(`${tested.tag} shows before the code, which takes it over in place`, async () => {
      const { guest, view, release } = await openLate(tested, { policy: 'trusted-types' });
      expect(guest.window.customElements.get(tested.tag)).toBe(undefined);
      const shown = guest.inside(tested.tag, tested.shown);
      expect(isSeen(shown)).toBe(true);
      const { height } = guest.find(tested.tag).getBoundingClientRect();
      const looks = guest.window.getComputedStyle(shown).cssText;
      const text = shown.textContent;
      await release();
      expect(guest.find(tested.tag).shadowRoot?.firstElementChild).toBe(view);
      expect(guest.inside(tested.tag, tested.shown)).toBe(shown);
      expect(guest.find(tested.tag).getBoundingClientRect().height).toBe(height);
      expect(guest.window.getComputedStyle(shown).cssText).toBe(looks);
      expect(shown.textContent).toBe(text);
      expect(await layoutShift(guest)).toBe(0);
      // The rest of the news, of which the view has the first.
      expect(guest.calls().filter((address) => !address.endsWith('/news'))).toEqual([]);
      expectNoComplaint(guest);
    });
  }

  for (const tested of VIEWED.filter(({ press }) => press)) {
    it(`${tested.tag} keeps a press until the code has come`, async () => {
      const { guest, release } = await openLate(tested);
      const { tag, press = '', pressed = '' } = tested;
      guest.window.alert = () => {};
      const button = guest.inside(tag, press).closest('button') as HTMLButtonElement;
      button.click();
      button.click();
      expect(button.ariaBusy).toBe('true');
      expect(guest.window.getComputedStyle(button).outlineStyle).toBe('dashed');
      expect(guest.document.location.pathname).toBe('/guest');
      await release();
      await until(() => guest.inside(tag, pressed));
      expect(guest.find(tag).shadowRoot?.querySelector('[data-pending], button[aria-busy]')).toBe(null);
      expect(guest.log.errors).toEqual([]);
    });
  }

  it('ummes-events keeps a press on each pager, and on a card, in their order', async () => {
    const { guest, release } = await openLate(tagNamed('events'));
    const nexts = () => {
      const buttons = [...(guest.find('ummes-events').shadowRoot?.querySelectorAll('button') ?? [])];
      return buttons.filter((button) => button.textContent === 'Next');
    };
    expect(nexts().length).toBeGreaterThan(0);
    for (const next of nexts()) next.click();
    await release();
    await until(() => guest.inside('ummes-events', '[part~=pager] span').textContent?.startsWith('2 /'));
    expect(guest.log.errors).toEqual([]);
  });

  it('keeps what was typed, the caret and the focus', async () => {
    const { guest, release } = await openLate(tagNamed('contact'));
    const field = guest.inside<HTMLTextAreaElement>('ummes-contact', '[name=message]');
    field.focus();
    field.value = 'Half a message';
    field.setSelectionRange(4, 6);
    await release();
    expect(guest.inside('ummes-contact', '[name=message]')).toBe(field);
    expect(field.value).toBe('Half a message');
    expect([field.selectionStart, field.selectionEnd]).toEqual([4, 6]);
    expect(guest.find('ummes-contact').shadowRoot?.activeElement).toBe(field);
  });

  it('gives a draft of the form what was typed before the code came', async () => {
    const { guest, release } = await openLate(tagNamed('join'));
    guest.inside<HTMLInputElement>('ummes-join', '[name=name]').value = 'Nimali Perera';
    await release();
    await until(() => localStorage.getItem('ummes.join.draft.1')?.includes('Nimali Perera'));
    expect(guest.inside<HTMLInputElement>('ummes-join', '[name=name]').value).toBe('Nimali Perera');
  });
});

describe('without a first view, a tag is as it is on other servers,', () => {
  for (const kind of ['x-failing', 'x-malformed', 'x-cut']) {
    it(`when the answer is ${kind.slice(2)}`, async () => {
      const guest = await openGuest(`${LOADER}<div lang="${kind}"><ummes-events></ummes-events></div>`);
      await until(() => guest.inside('ummes-events', '[part~=card]'));
      expect(guest.loaded('/embed/').length).toBe(1);
      expect(guest.calls().length).toBe(1);
      expect(guest.log.errors).toEqual([]);
    });
  }

  it('when its api is another server, of which nothing more is asked', async () => {
    const guest = await openGuest(`${LOADER}<ummes-events api="/fault/one"></ummes-events>`);
    await until(() => guest.inside('ummes-events', '[part~=card]'));
    expect(guest.loaded('/embed/')).toEqual([]);
    expect(guest.calls().length).toBe(1);
  });

  it('when it is given its data', async () => {
    const guest = await openGuest('<main></main>');
    const event = { id: '7', title: 'Gear Cutting Night', date: '01/01/2999' };
    guest.find('main').append(Object.assign(guest.document.createElement('ummes-event-detail'), { event }));
    addScript(guest, '/widgets/ummes.js');
    await until(() => guest.inside('ummes-event-detail', '[part~=event]'));
    expect(guest.loaded('/embed/')).toEqual([]);
  });
});

describe('a first view', () => {
  it('is requested once for tags that are alike, and again for others', async () => {
    const guest = await openGuest(
      `${LOADER}<ummes-newsletter></ummes-newsletter><ummes-newsletter></ummes-newsletter>
       <div lang="de"><ummes-newsletter></ummes-newsletter></div>`,
    );
    await until(() =>
      [...guest.document.querySelectorAll('ummes-newsletter')].every((tag) => tag.shadowRoot?.querySelector('form')),
    );
    expect(guest.loaded('/embed/').length).toBe(2);
  });

  it('that the page has included is used as it is, without a request', async () => {
    const answer = await fetch(`/embed/events.html?lang=en`);
    const name = crypto.randomUUID();
    const guest = await openGuest('<main></main>');
    guest.find('main').setHTMLUnsafe(`<ummes-events>${await answer.text()}</ummes-events>`);
    const view = guest.inside('ummes-events', 'div');
    expect(isSeen(guest.inside('ummes-events', '[part~=card]'))).toBe(true);
    addScript(guest, `/hang/${name}/events-/widgets/ummes.js`);
    await until(() => !isTakenOver(guest, 'ummes-events'));
    guest.inside('ummes-events', '[part~=link]').click();
    await fetch(`/hang/${name}`, { method: 'POST' });
    await until(() => guest.inside('ummes-events', 'dialog[open]'));
    expect(guest.inside('ummes-events', 'div')).toBe(view);
    expect(guest.loaded('/embed/')).toEqual([]);
    expect(guest.log.errors).toEqual([]);
  });

  it('stays when its element is moved, or removed and put back, before the code comes', async () => {
    const { guest, view, release } = await openLate(tagNamed('newsletter'));
    const tag = guest.find('ummes-newsletter');
    guest.inside('ummes-newsletter', 'button').click();
    const box = guest.document.createElement('div');
    guest.document.body.append(box);
    box.append(tag);
    tag.remove();
    box.append(tag);
    await release();
    expect(tag.shadowRoot?.firstElementChild).toBe(view);
    await until(() => guest.inside('ummes-newsletter', '[role=alert]'));
    expect(guest.log.errors).toEqual([]);
  });

  it('is made anew when an attribute has changed before the code came', async () => {
    const { guest, release } = await openLate(tagNamed('events'));
    guest.find('ummes-events').setAttribute('event-href', '/events/{id}');
    await release();
    await until(() => guest.inside('ummes-events', 'a[part~=link]').getAttribute('href')?.startsWith('/events/'));
    expect(guest.log.errors).toEqual([]);
  });
});
