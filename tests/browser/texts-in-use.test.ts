import { type Guest, until } from '../support/browser/guest';
import { openMarked, rootOf, unmarked } from '../support/browser/marked-texts';
import { describe, expect, it } from '../support/browser/suite';
import { inside, press, shown, TAGS, type TestedTag, type as typeInto } from '../support/browser/tags';

/* What people meet only when they use a tag comes from the catalogue too. Every text of it stands in brackets here. */

function tested(name: string): TestedTag {
  const found = TAGS.find(({ tag }) => tag === `ummes-${name}`);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

const join = tested('join');
const events = tested('events');

const says = (guest: Guest, tag: TestedTag, text: string) =>
  until(() => rootOf(guest, tag).textContent?.includes(`⟦${text}`));

const pressed = (guest: Guest, tag: TestedTag, text: string) => {
  const buttons = [...rootOf(guest, tag).querySelectorAll<HTMLElement>('button, summary')];
  buttons.find(({ textContent }) => textContent?.includes(text))?.click();
};

/** Waits for a toast. The list of toasts stands in the page, outside the tag. */
async function expectToast({ document }: Guest): Promise<void> {
  const list = await until(() => document.querySelector('[data-ummes-toaster]')?.shadowRoot);
  await until(() => list.querySelector('[data-sonner-toast]')?.textContent);
  expect(unmarked(list)).toEqual([]);
}

function choosePhoto(guest: Guest, photo: File): void {
  const files = new guest.window.DataTransfer();
  files.items.add(photo);
  const input = inside(guest, join, '[name=profileImage]') as HTMLInputElement;
  input.files = files.files;
  input.dispatchEvent(new guest.window.Event('change', { bubbles: true }));
}

async function picture(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 30, height: 20 });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob as Blob], 'me.png', { type: 'image/png' });
}

async function openForm(api = '/fault/accepted'): Promise<Guest> {
  const guest = await openMarked(join, api);
  await shown(guest, join);
  return guest;
}

describe('in use, texts come from the catalogue:', () => {
  it('the toast of a refused application', async () => {
    const guest = await openForm();
    press(guest, join);
    await expectToast(guest);
  });

  it('the panel of an application that has arrived', async () => {
    const guest = await openForm();
    typeInto(guest, join);
    press(guest, join);
    await says(guest, join, 'Application Submitted!');
    expect(unmarked(rootOf(guest, join))).toEqual([]);
    await expectToast(guest);
  });

  it('the notice of a draft, whose photo could not be kept, and the choice to keep none', async () => {
    const first = await openForm();
    typeInto(first, join);
    choosePhoto(first, await picture());
    await says(first, join, 'Remove photo');
    await until(() => localStorage.getItem('ummes.join.draft.1')?.includes('"hasPhoto":true'));
    first.close();
    const guest = await openForm();
    await says(guest, join, 'Draft restored');
    await says(guest, join, 'Your photo was not');
    expect(unmarked(rootOf(guest, join))).toEqual([]);
    inside(guest, join, '[type=checkbox]').click();
    await says(guest, join, 'Nothing is kept');
    expect(unmarked(rootOf(guest, join))).toEqual([]);
  });

  it('a photo that is chosen, of the wrong type, too large, or unreadable', async () => {
    const guest = await openForm();
    const saysOnly = async (text: string) => {
      await says(guest, join, text);
      expect(unmarked(rootOf(guest, join))).toEqual([]);
    };
    choosePhoto(guest, await picture());
    await saysOnly('Change photo');
    pressed(guest, join, 'Remove photo');
    await saysOnly('Choose photo');
    choosePhoto(guest, new File(['text'], 'me.txt', { type: 'text/plain' }));
    await saysOnly('Please select a valid image file');
    choosePhoto(guest, new File([new Uint8Array(6 * 2 ** 20)], 'me.jpg', { type: 'image/jpeg' }));
    await saysOnly('Reduce this photo');
    pressed(guest, join, 'Reduce this photo');
    await saysOnly('This browser cannot read the photo');
    choosePhoto(guest, new File(['photo'], 'me.heic', { type: 'image/heic' }));
    await saysOnly('Convert this photo');
  });

  it('why a page does not let a form be sent', async () => {
    for (const name of ['join', 'contact', 'newsletter']) {
      const tag = tested(name);
      const guest = await openMarked(tag, '/fault/accepted', 'send');
      await shown(guest, tag);
      typeInto(guest, tag);
      // As in a frame without allow-forms, in which browsers keep the event to themselves.
      const keep = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      rootOf(guest, tag).addEventListener('submit', keep, true);
      press(guest, tag);
      await says(guest, tag, 'This page does not let forms be sent');
      expect(unmarked(rootOf(guest, tag))).toEqual([]);
    }
  });

  it("today's, cancelled, postponed and past events, with their pictures", async () => {
    const guest = await openMarked(events, '/fault/season');
    await shown(guest, events);
    for (const text of ["Today's Events", 'Cancelled', 'Postponed', 'Moved online', 'Undated', '3 photos', '1 photo'])
      await says(guest, events, text);
    expect(unmarked(rootOf(guest, events))).toEqual([]);
  });

  it('the dialog of an event, and its pictures enlarged', async () => {
    const guest = await openMarked(events, '/fault/season');
    await shown(guest, events);
    const past = [...rootOf(guest, events).querySelectorAll('article')].find((card) =>
      card.textContent?.includes('⟦3 photos⟧'),
    );
    past?.querySelector<HTMLElement>('[part~=link]')?.click();
    const zoom = await until(() => inside(guest, events, 'dialog[open] [part~=gallery] button'));
    expect(unmarked(rootOf(guest, events))).toEqual([]);
    zoom.click();
    await until(() => rootOf(guest, events).querySelectorAll('dialog[open]').length === 2);
    expect(unmarked(rootOf(guest, events))).toEqual([]);
  });
});
