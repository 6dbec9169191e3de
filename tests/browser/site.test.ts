import { type HostPage, openSite, setField, until } from '../support/browser/host-page';
import { expect, it } from '../support/browser/suite';
import { isSeen } from '../support/browser/tags';

/*
 * The main journeys through the site in every engine, because hydration, history, dialogs, forms and files depend on
 * the browser. tests/e2e covers them in Chromium with the keyboard, the mouse and the server's storage.
 */

const PHOTO = '/alumni_1.jpg';

const seen = (page: HostPage, selector: string, text = '') =>
  until(() =>
    [...page.document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => isSeen(element) && element.textContent?.includes(text),
    ),
  );
const press = async (page: HostPage, selector: string, text = '') => (await seen(page, selector, text)).click();
const gone = (page: HostPage, selector: string) =>
  until(() => ![...page.document.querySelectorAll(selector)].some(isSeen));

const set = (page: HostPage, selector: string, value: string) => setField(page.find(selector), value);

const focused = ({ document }: HostPage) => document.activeElement?.getAttribute('name');

it('a visitor opens an event from the list, and goes back', async () => {
  const page = await openSite('/events');
  await press(page, '#upcoming article a');
  await until(() => /^\/events\/./.test(page.window.location.pathname));
  await seen(page, 'h1');
  page.window.history.back();
  await until(() => page.window.location.pathname === '/events');
  await seen(page, '#upcoming article a');
});

it('the Subscribe menu closes on Escape, returning focus to its button, or on a click outside it', async () => {
  const page = await openSite('/events');
  await press(page, 'main summary');
  const link = await seen(page, 'main details a', 'Google Calendar');
  link.dispatchEvent(new page.window.KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await gone(page, 'main details a');
  expect(page.document.activeElement?.localName).toBe('summary');
  await press(page, 'main summary');
  await seen(page, 'main details a', 'Google Calendar');
  const heading = await seen(page, 'h1');
  for (const type of ['pointerdown', 'mousedown', 'click'])
    heading.dispatchEvent(new page.window.PointerEvent(type, { bubbles: true }));
  await gone(page, 'main details a');
});

it('a graduate sends an invalid application, corrects it and sends it with a photo', async () => {
  const page = await openSite('/alumni');
  await press(page, 'button', 'Join Our Network');
  await seen(page, 'dialog [name=name]');
  set(page, 'dialog [name=name]', 'Aaliyah Perera');
  await press(page, 'dialog button[type=submit]');
  await seen(page, 'dialog [part~=summary]', 'Please complete all required fields');
  await until(() => focused(page) === 'email');

  const fields = {
    email: `${crypto.randomUUID()}@example.org`,
    batch: '2019',
    academicCategory: 'BSc',
    academicQualifications: 'BSc Eng (Hons)',
    designation: 'Design Engineer',
    companyOrInstitute: 'Lanka Turbines',
    category: 'Retired',
  };
  for (const [name, value] of Object.entries(fields)) set(page, `dialog [name=${name}]`, value);
  const files = new page.window.DataTransfer();
  files.items.add(new File([await (await fetch(PHOTO)).blob()], 'me.jpg', { type: 'image/jpeg' }));
  const photo = page.find<HTMLInputElement>('dialog [name=profileImage]');
  photo.files = files.files;
  photo.dispatchEvent(new page.window.Event('change', { bubbles: true }));
  await seen(page, 'dialog button', 'Remove photo');
  // Don't store the application: the directory would show it instead of the samples.
  const { open, send } = page.window.XMLHttpRequest.prototype;
  let sent = new FormData();
  page.window.XMLHttpRequest.prototype.open = function (method: string) {
    open.call(this, method, '/fault/accepted/submit', true);
  };
  page.window.XMLHttpRequest.prototype.send = function (body) {
    sent = body as FormData;
    send.call(this, body);
  };
  await press(page, 'dialog button[type=submit]');
  await seen(page, 'dialog', 'Application Submitted!');
  for (const [name, value] of Object.entries(fields)) expect(sent.get(name)).toBe(value);
  expect((sent.get('profileImage') as File).size).toBeGreaterThan(1000);
});

it('search finds an event as the visitor types, and opens it', async () => {
  const page = await openSite('/search');
  set(page, 'main input[type=search]', 'lecture');
  await until(() => page.window.location.search === '?q=lecture');
  await press(page, 'main section a[href^="/events/"]');
  await until(() => /^\/events\/./.test(page.window.location.pathname));
  page.window.history.back();
  await until(() => page.window.location.search === '?q=lecture');
});
