import { type Guest, LOADER, openGuest, setField, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { isInteractive } from '../support/browser/tags';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Forms that a page, the society's server or the visitor's email program sends. */
const FORMS = [
  {
    tag: 'ummes-newsletter',
    event: 'ummes-subscribe',
    typed: { email: ' ada@example.org ' },
    sent: { email: 'ada@example.org' },
    path: '/newsletters/subscribe',
    thanks: 'Thank you for subscribing!',
    mail: { subject: 'Newsletter' },
  },
  {
    tag: 'ummes-contact',
    event: 'ummes-contact',
    typed: { name: ' Ada ', email: 'ada@example.org', message: 'Hello\nthere' },
    sent: { name: 'Ada', email: 'ada@example.org', message: 'Hello\nthere' },
    path: '/contacts/submit',
    thanks: 'Thank you for reaching out! We’ll get back to you soon.',
    mail: { subject: 'Message from Ada', body: 'Hello\r\nthere\r\n\r\nAda\r\nada@example.org' },
  },
];

for (const { tag, event, typed, sent, path, thanks, mail } of FORMS) {
  const names = Object.keys(typed);
  const field = (guest: Guest, name: string) => guest.inside<Field>(tag, `[name=${name}]`);
  const texts = (guest: Guest) => names.map((name) => field(guest, name).value);
  const isEmpty = (guest: Guest) => texts(guest).join('') === '';
  const send = (guest: Guest) => guest.inside(tag, '[type=submit]').click();
  const reset = (guest: Guest) => guest.inside<HTMLFormElement>(tag, 'form').reset();

  /** Opens a page with the filled form. `thanked` returns the thanks in an alert of the page or in the tag. */
  const openFilled = async (attributes = '') => {
    const guest = await openGuest(`${LOADER}<${tag} ${attributes}></${tag}>`);
    await until(() => isInteractive(guest, tag) && guest.inside(tag, 'form'));
    const alerts: string[] = [];
    guest.window.alert = (text) => alerts.push(String(text));
    for (const [name, text] of Object.entries(typed)) setField(field(guest, name), text);
    return { guest, thanked: () => alerts.join() || guest.inside(tag, '[role=status]').textContent };
  };

  describe(`the form of ${tag}`, () => {
    it('passes its text to the page, says thanks and is cleared', async () => {
      const { guest, thanked } = await openFilled();
      const details: unknown[] = [];
      guest.document.addEventListener(event, (dispatched) => details.push((dispatched as CustomEvent).detail));
      send(guest);
      await until(() => thanked() === thanks && isEmpty(guest));
      expect(details).toEqual([sent]);
      expect(guest.calls()).toEqual([]);
    });

    it('keeps its text for a page that sends it, until the page resets the form', async () => {
      const { guest, thanked } = await openFilled();
      const before = texts(guest);
      let events = 0;
      guest.document.addEventListener(event, (dispatched) => {
        events += 1;
        dispatched.preventDefault();
      });
      send(guest);
      await until(() => events === 1);
      expect([texts(guest), thanked()]).toEqual([before, '']);
      reset(guest);
      await until(() => isEmpty(guest));
      setField(field(guest, 'email'), 'not-an-email');
      send(guest);
      await until(() => field(guest, 'email').getAttribute('aria-invalid') === 'true');
      reset(guest);
      await until(() => !field(guest, 'email').hasAttribute('aria-invalid'));
      expect([events, guest.log.errors]).toEqual([1, []]);
    });

    it('with send, sends its text to api; a failure keeps it, and a retry has the same key', async () => {
      const api = `/fault/receiving/${crypto.randomUUID()}`;
      const { guest, thanked } = await openFilled(`send api="${api}" email="society@example.org"`);
      const before = texts(guest);
      send(guest);
      const again = await until(() => guest.inside<HTMLButtonElement>(tag, '[role=alert] button'));
      expect(guest.inside(tag, '[role=alert]').textContent).toContain('Broken on purpose Nothing was sent');
      expect([texts(guest), thanked()]).toEqual([before, '']);
      again.click();
      await until(() => thanked() === thanks && isEmpty(guest));
      expect(guest.find(tag).shadowRoot?.querySelector('[role=alert]:not(:empty), a[href^="mailto:"]')).toBe(null);
      const received = await (await fetch(`${api}/`)).json();
      const { attemptId } = received[0];
      expect(attemptId).toMatch(/^[\w-]{16,}$/);
      expect(received).toEqual(Array(2).fill({ ...sent, attemptId }));
      expect(new Set(guest.calls().map((url) => new URL(url).pathname))).toEqual(new Set([`${api}${path}`]));
    });

    it('with only email, says thanks, sends nothing, and offers its text as an email', async () => {
      const { guest, thanked } = await openFilled('api="/fault/accepted" email="society@example.org"');
      send(guest);
      const link = await until(() => guest.inside<HTMLAnchorElement>(tag, 'a[href^="mailto:"]'));
      expect(thanked()).toBe(thanks);
      expect(isEmpty(guest)).toBe(true);
      const { pathname, searchParams } = new URL(link.href);
      expect([pathname, Object.fromEntries(searchParams)]).toEqual(['society@example.org', mail]);
      expect(guest.calls()).toEqual([]);
      setField(field(guest, 'email'), 'b');
      await until(() => !guest.find(tag).shadowRoot?.querySelector('a[href^="mailto:"]'));
    });
  });
}
