import { type Guest, LOADER, openGuest, setField, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { isInteractive } from '../support/browser/tags';

const TAG = 'ummes-contact';

/** Opens a page with the tag, and waits until it is interactive. */
async function open(options?: Parameters<typeof openGuest>[1], attributes = ''): Promise<Guest> {
  const guest = await openGuest(`${LOADER}<${TAG} ${attributes}><a href="/contact">Write to us</a></${TAG}>`, options);
  await until(() => isInteractive(guest, TAG) && guest.inside(TAG, 'form'));
  return guest;
}

type Control = HTMLInputElement | HTMLTextAreaElement;
const control = (guest: Guest, name: string) => guest.inside<Control>(TAG, `[name=${name}]`);

const type = (guest: Guest, name: string, text: string) => setField(control(guest, name), text);

function fill(guest: Guest) {
  type(guest, 'name', ' Ada ');
  type(guest, 'email', 'ada@example.com');
  type(guest, 'message', 'Hello\nthere');
}

const send = (guest: Guest) => guest.inside<HTMLButtonElement>(TAG, 'button').click();
const texts = (guest: Guest) => ['name', 'email', 'message'].map((name) => control(guest, name).value);

/** Records the page's alerts from now on. */
function alerts(guest: Guest): string[] {
  const alertTexts: string[] = [];
  guest.window.alert = (text) => alertTexts.push(String(text));
  return alertTexts;
}

describe('ummes-contact', () => {
  it('says thanks and clears the form by default', async () => {
    const guest = await open();
    const alertTexts = alerts(guest);
    fill(guest);
    send(guest);
    await until(() => alertTexts.length === 1);
    expect(alertTexts).toEqual(['Thank you for reaching out! We’ll get back to you soon.']);
    expect(texts(guest)).toEqual(['', '', '']);
    expect(guest.calls()).toEqual([]);
  });

  it('passes the message to a page that sends it, and keeps the text until the page resets the form', async () => {
    const guest = await open();
    const alertTexts = alerts(guest);
    const messages: unknown[] = [];
    guest.document.addEventListener('ummes-contact', (event) => {
      event.preventDefault();
      messages.push((event as CustomEvent).detail);
    });
    fill(guest);
    send(guest);
    expect(messages).toEqual([{ name: 'Ada', email: 'ada@example.com', message: 'Hello\nthere' }]);
    expect(alertTexts).toEqual([]);
    expect(texts(guest)).toEqual([' Ada ', 'ada@example.com', 'Hello\nthere']);
    guest.inside<HTMLFormElement>(TAG, 'form').reset();
    expect(texts(guest)).toEqual(['', '', '']);
  });

  it('dispatches no event while a field is invalid, focuses the first, and clears an error when its field is edited', async () => {
    const guest = await open();
    const alertTexts = alerts(guest);
    let events = 0;
    guest.document.addEventListener('ummes-contact', () => events++);
    const { shadowRoot } = guest.find(TAG);
    const errors = () => [...(shadowRoot?.querySelectorAll('[part~=error]') ?? [])].map((error) => error.textContent);
    type(guest, 'name', '   ');
    type(guest, 'email', 'ada@example');
    send(guest);
    await until(() => errors().join() === 'Name is required.,Email is invalid.,Message is required.');
    expect(shadowRoot?.activeElement).toBe(control(guest, 'name'));
    type(guest, 'name', 'Ada');
    type(guest, 'email', 'ada@example.');
    await until(() => errors().join() === 'Message is required.');
    expect(control(guest, 'email').hasAttribute('aria-invalid')).toBe(false);
    expect(control(guest, 'message').getAttribute('aria-invalid')).toBe('true');
    send(guest);
    await until(() => shadowRoot?.activeElement === control(guest, 'email'));
    expect([events, alertTexts.length]).toEqual([0, 0]);
  });

  it('with send, sends the message to api; a failure keeps the text, and a retry has the same key', async () => {
    const api = `/fault/receiving/${crypto.randomUUID()}`;
    const guest = await open({}, `send api="${api}" email="society@example.org"`);
    const alertTexts = alerts(guest);
    fill(guest);
    send(guest);
    const again = await until(() => guest.inside<HTMLButtonElement>(TAG, '[role=alert] button'));
    expect(guest.inside(TAG, '[role=alert]').textContent).toContain('Broken on purpose Nothing was sent');
    expect(texts(guest)).toEqual([' Ada ', 'ada@example.com', 'Hello\nthere']);
    expect(alertTexts).toEqual([]);
    again.click();
    await until(() => alertTexts.length === 1);
    await until(() => texts(guest).join('') === '');
    expect(alertTexts).toEqual(['Thank you for reaching out! We’ll get back to you soon.']);
    expect(guest.find(TAG).shadowRoot?.querySelector('[role=alert], a[href^="mailto:"]')).toBe(null);
    const sent = await (await fetch(`${api}/`)).json();
    const attemptId = sent[0].attemptId;
    expect(attemptId).toMatch(/^[\w-]{16,}$/);
    const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello\nthere', attemptId };
    expect(sent).toEqual([message, message]);
    expect(new Set(guest.calls().map((url) => new URL(url).pathname))).toEqual(new Set([`${api}/contacts/submit`]));
  });

  it('with only email, says thanks, sends nothing, and offers the message as an email', async () => {
    const guest = await open({}, 'api="/fault/accepted" email="society@example.org"');
    const alertTexts = alerts(guest);
    fill(guest);
    send(guest);
    const link = await until(() => guest.inside<HTMLAnchorElement>(TAG, 'a[href^="mailto:"]'));
    expect(alertTexts.length).toBe(1);
    expect(texts(guest)).toEqual(['', '', '']);
    const { pathname, searchParams } = new URL(link.href);
    expect(pathname).toBe('society@example.org');
    expect(searchParams.get('subject')).toBe('Message from Ada');
    expect(searchParams.get('body')).toBe('Hello\r\nthere\r\n\r\nAda\r\nada@example.com');
    expect(guest.calls()).toEqual([]);
    type(guest, 'name', 'B');
    await until(() => !guest.find(TAG).shadowRoot?.querySelector('a[href^="mailto:"]'));
  });
});
