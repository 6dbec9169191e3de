import { type Guest, type GuestOptions, openGuest, until } from '../support/browser/guest';
import { layoutShift } from '../support/browser/layout-shift';
import { describe, expect, it } from '../support/browser/suite';
import { isSeen, TAGS, type TestedTag } from '../support/browser/tags';

/* First views from the real server. `/hang/<name>/<part>` keeps a tag's own file back until the test lets it come. */

const nameOf = ({ tag }: TestedTag) => tag.replace('ummes-', '');

/** A tag that shows something of the tests' sheets. */
const attributesOf = ({ tag, attributes = '' }: TestedTag) =>
  tag === 'ummes-event-detail' ? 'event-id="sample-formula-student"' : attributes;

/** Those with a form or buttons and no data, which have a first view on any server. */
const FORMS = TAGS.filter(({ list }) => !list);

/** A page whose tag gets its code when it is let come. */
async function openLate(tested: TestedTag, options: GuestOptions = {}, attributes = attributesOf(tested)) {
  const name = crypto.randomUUID();
  const loader = `<script type="module" src="/hang/${name}/${nameOf(tested)}-/widgets/ummes.js"></script>`;
  const guest = await openGuest(
    `${loader}<${tested.tag} ${attributes}></${tested.tag}><p id="below">Below</p>`,
    options,
  );
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
  expect(log.violations).toEqual([]);
  expect(log.warnings).toEqual([]);
}

describe('the first view of', () => {
  for (const tested of TAGS.filter(({ tag }) => tag !== 'ummes-alumni')) {
    it(`${tested.tag} shows before the code, which takes it over in place`, async () => {
      const { guest, view, release } = await openLate(tested, { policy: 'trusted-types' });
      expect(guest.window.customElements.get(tested.tag)).toBe(undefined);
      const shown = guest.inside(tested.tag, tested.shown);
      expect(isSeen(shown)).toBe(true);
      const { height } = guest.find(tested.tag).getBoundingClientRect();
      const looks = guest.window.getComputedStyle(shown).cssText;
      const text = guest.find(tested.tag).shadowRoot?.textContent;
      await release();
      expect(guest.find(tested.tag).shadowRoot?.firstElementChild).toBe(view);
      expect(guest.inside(tested.tag, tested.shown)).toBe(shown);
      expect(guest.find(tested.tag).getBoundingClientRect().height).toBe(height);
      expect(guest.window.getComputedStyle(shown).cssText).toBe(looks);
      expect(guest.find(tested.tag).shadowRoot?.textContent).toBe(text);
      expect(await layoutShift(guest)).toBe(0);
      expect(guest.calls()).toEqual([]);
      expectNoComplaint(guest);
    });
  }

  for (const tested of FORMS) {
    it(`${tested.tag} keeps a press until the code has come`, async () => {
      const { guest, release } = await openLate(tested);
      const { tag, press = '', pressed = '' } = tested;
      guest.window.alert = () => {};
      guest.inside(tag, press).click();
      guest.inside(tag, press).click();
      expect(guest.inside(tag, press).ariaBusy).toBe('true');
      expect(guest.window.getComputedStyle(guest.inside(tag, press)).outlineStyle).toBe('dashed');
      expect(guest.document.location.pathname).toBe('/guest');
      await release();
      await until(() => guest.inside(tag, pressed));
      expect(guest.inside(tag, press).ariaBusy).toBe(null);
      expect(guest.log.errors).toEqual([]);
    });
  }
});
