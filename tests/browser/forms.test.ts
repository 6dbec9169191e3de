import { type HostPage, LOADER, openPage, setField, staysAbsent, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';
import { isInteractive } from '../support/browser/tags';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Forms whose text can be sent by the page, the society's server or the visitor's email program. */
const FORMS = [
  {
    tag: 'ummes-newsletter',
    event: 'ummes-subscribe',
    typed: { email: ' \u200eada\u200b@exam\u00adple.org\u202e ' },
    sent: { email: 'ada@example.org' },
    path: '/newsletters/subscribe',
    thanks: 'Thank you for subscribing!',
    mail: { subject: 'Newsletter' },
  },
  {
    tag: 'ummes-contact',
    event: 'ummes-contact',
    typed: { name: ' \u202aAda\u200b ', email: 'Ada <ada\u200d@example.org>', message: 'Hello\nthere' },
    sent: { name: 'Ada', email: 'ada@example.org', message: 'Hello\nthere' },
    path: '/contacts/submit',
    thanks: 'Thank you for reaching out! We’ll get back to you soon.',
    mail: { subject: 'Message from Ada', body: 'Hello\r\nthere\r\n\r\nAda\r\nada@example.org' },
  },
];

for (const { tag, event, typed, sent, path, thanks, mail } of FORMS) {
  const names = Object.keys(typed);
  const field = (page: HostPage, name: string) => page.inside<Field>(tag, `[name=${name}]`);
  const texts = (page: HostPage) => names.map((name) => field(page, name).value);
  const isEmpty = (page: HostPage) => texts(page).join('') === '';
  const send = (page: HostPage) => page.inside(tag, '[type=submit]').click();
  const reset = (page: HostPage) => page.inside<HTMLFormElement>(tag, 'form').reset();

  /** Opens a page with the form filled in. `thanked` returns the thank-you text from an alert or from the tag. */
  const openFilled = async (attributes = '') => {
    const page = await openPage(`${LOADER}<${tag} ${attributes}></${tag}>`);
    await until(() => isInteractive(page, tag) && page.inside(tag, 'form'));
    const alerts: string[] = [];
    page.window.alert = (text) => alerts.push(String(text));
    for (const [name, text] of Object.entries(typed)) setField(field(page, name), text);
    return { page, thanked: () => alerts.join() || page.inside(tag, '[aria-live], [role=status]').textContent };
  };

  describe(`the ${tag} form`, () => {
    it('passes its text to the page, thanks the visitor and is cleared', async () => {
      const { page, thanked } = await openFilled();
      const details: unknown[] = [];
      page.document.addEventListener(event, (dispatched) => details.push((dispatched as CustomEvent).detail));
      send(page);
      await until(() => thanked() === thanks && isEmpty(page));
      expect(details).toEqual([sent]);
      expect(page.calls()).toEqual([]);
    });

    it('keeps its text if the page cancels the event, until the page resets the form', async () => {
      const { page, thanked } = await openFilled();
      const before = texts(page);
      let events = 0;
      page.document.addEventListener(event, (dispatched) => {
        events += 1;
        dispatched.preventDefault();
      });
      send(page);
      await until(() => events === 1);
      expect([texts(page), thanked()]).toEqual([before, '']);
      reset(page);
      await until(() => isEmpty(page));
      setField(field(page, 'email'), 'not-an-email');
      send(page);
      await until(() => field(page, 'email').getAttribute('aria-invalid') === 'true');
      reset(page);
      await until(() => !field(page, 'email').hasAttribute('aria-invalid'));
      expect([events, page.log.errors]).toEqual([1, []]);
    });

    it('with send, keeps its text if the page resets the tag while it is being sent', async () => {
      const { page } = await openFilled('send api="/fault/hang"');
      const before = texts(page);
      send(page);
      await until(() => page.calls().length === 1);
      (page.find(tag) as HTMLElement & { reset(): void }).reset();
      await staysAbsent(() => isEmpty(page));
      expect(texts(page)).toEqual(before);
    });

    it('with send, posts its text to the API, keeps it after a failure, and retries with the same key', async () => {
      const api = `/fault/receiving/${crypto.randomUUID()}`;
      const { page, thanked } = await openFilled(`send api="${api}" email="society@example.org"`);
      const before = texts(page);
      send(page);
      const again = await until(() => page.inside<HTMLButtonElement>(tag, '[role=alert] button'));
      expect(page.inside(tag, '[role=alert]').textContent).toContain('Broken on purpose Nothing was sent');
      expect([texts(page), thanked()]).toEqual([before, '']);
      again.click();
      await until(() => thanked() === thanks && isEmpty(page));
      expect(page.find(tag).shadowRoot?.querySelector('[role=alert]:not(:empty), a[href^="mailto:"]')).toBe(null);
      const received = await (await fetch(`${api}/`)).json();
      const { attemptId } = received[0];
      expect(attemptId).toMatch(/^[\w-]{16,}$/);
      expect(received).toEqual(Array(2).fill({ ...sent, attemptId }));
      expect(new Set(page.calls().map((url) => new URL(url).pathname))).toEqual(new Set([`${api}${path}`]));
    });

    it('with email but not send, thanks the visitor, sends nothing, and offers its text as an email', async () => {
      const { page, thanked } = await openFilled('api="/fault/accepted" email="society@example.org"');
      send(page);
      const link = await until(() => page.inside<HTMLAnchorElement>(tag, 'a[href^="mailto:"]'));
      expect(thanked()).toBe(thanks);
      expect(isEmpty(page)).toBe(tag === 'ummes-newsletter'); // the message isn't on its way yet
      const { pathname, searchParams } = new URL(link.href);
      expect([pathname, Object.fromEntries(searchParams)]).toEqual(['society@example.org', mail]);
      expect(page.calls()).toEqual([]);
      link.addEventListener('click', (event) => event.preventDefault()); // opens no mail program
      link.click();
      await until(() => isEmpty(page));
      expect(page.inside<HTMLAnchorElement>(tag, 'a[href^="mailto:"]').href).toBe(link.href);
      setField(field(page, 'email'), 'b');
      await until(() => !page.find(tag).shadowRoot?.querySelector('a[href^="mailto:"]'));
    });
  });
}
