import { type Guest, openSite, setField, until } from '../support/browser/guest';
import { expect, it } from '../support/browser/suite';
import { isSeen } from '../support/browser/tags';

/*
 * The main journeys through the site in every engine, because hydration, history, dialogs, forms and files depend on
 * the browser. tests/e2e covers them in Chromium with the keyboard, the mouse and the server's storage.
 */

const PHOTO = '/alumni_1.jpg';

const seen = (guest: Guest, selector: string, text = '') =>
  until(() =>
    [...guest.document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => isSeen(element) && element.textContent?.includes(text),
    ),
  );
const press = async (guest: Guest, selector: string, text = '') => (await seen(guest, selector, text)).click();
const gone = (guest: Guest, selector: string) =>
  until(() => ![...guest.document.querySelectorAll(selector)].some(isSeen));

const set = (guest: Guest, selector: string, value: string) => setField(guest.find(selector), value);

const focused = ({ document }: Guest) => document.activeElement?.getAttribute('name');

it('a visitor opens an event from the list, and goes back', async () => {
  const guest = await openSite('/events');
  await press(guest, '#upcoming article a');
  await until(() => /^\/events\/./.test(guest.window.location.pathname));
  await seen(guest, 'h1');
  guest.window.history.back();
  await until(() => guest.window.location.pathname === '/events');
  await seen(guest, '#upcoming article a');
});

it('a visitor opens Subscribe, and closes it with Escape, which returns the focus, or with a click outside', async () => {
  const guest = await openSite('/events');
  await press(guest, 'main summary');
  const link = await seen(guest, 'main details a', 'Google Calendar');
  link.dispatchEvent(new guest.window.KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await gone(guest, 'main details a');
  expect(guest.document.activeElement?.localName).toBe('summary');
  await press(guest, 'main summary');
  await seen(guest, 'main details a', 'Google Calendar');
  const heading = await seen(guest, 'h1');
  for (const type of ['pointerdown', 'mousedown', 'click'])
    heading.dispatchEvent(new guest.window.PointerEvent(type, { bubbles: true }));
  await gone(guest, 'main details a');
});

it('a graduate sends an invalid application, corrects it and sends it with a photo', async () => {
  const guest = await openSite('/alumni');
  await press(guest, 'button', 'Join Our Network');
  await seen(guest, 'dialog [name=name]');
  set(guest, 'dialog [name=name]', 'Aaliyah Perera');
  await press(guest, 'dialog button[type=submit]');
  await seen(guest, 'dialog [part~=summary]', 'Please complete all required fields');
  await until(() => focused(guest) === 'email');

  const fields = {
    email: `${crypto.randomUUID()}@example.org`,
    batch: '2019',
    academicCategory: 'BSc',
    academicQualifications: 'BSc Eng (Hons)',
    designation: 'Design Engineer',
    companyOrInstitute: 'Lanka Turbines',
    category: 'Retired',
  };
  for (const [name, value] of Object.entries(fields)) set(guest, `dialog [name=${name}]`, value);
  const files = new guest.window.DataTransfer();
  files.items.add(new File([await (await fetch(PHOTO)).blob()], 'me.jpg', { type: 'image/jpeg' }));
  const photo = guest.find<HTMLInputElement>('dialog [name=profileImage]');
  photo.files = files.files;
  photo.dispatchEvent(new guest.window.Event('change', { bubbles: true }));
  await seen(guest, 'dialog button', 'Remove photo');
  // A stored application would appear in the directory in place of the samples.
  const { open, send } = guest.window.XMLHttpRequest.prototype;
  let sent = new FormData();
  guest.window.XMLHttpRequest.prototype.open = function (method: string) {
    open.call(this, method, '/fault/accepted/submit', true);
  };
  guest.window.XMLHttpRequest.prototype.send = function (body) {
    sent = body as FormData;
    send.call(this, body);
  };
  await press(guest, 'dialog button[type=submit]');
  await seen(guest, 'dialog', 'Application Submitted!');
  for (const [name, value] of Object.entries(fields)) expect(sent.get(name)).toBe(value);
  expect((sent.get('profileImage') as File).size).toBeGreaterThan(1000);
});

it('the search finds an event while typing, and opens it', async () => {
  const guest = await openSite('/search');
  set(guest, 'main input[type=search]', 'lecture');
  await until(() => guest.window.location.search === '?q=lecture');
  await press(guest, 'main section a[href^="/events/"]');
  await until(() => /^\/events\/./.test(guest.window.location.pathname));
  guest.window.history.back();
  await until(() => guest.window.location.search === '?q=lecture');
});
