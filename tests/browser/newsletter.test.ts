import { type Guest, LOADER, openGuest, setField, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';

const field = (guest: Guest) => guest.inside<HTMLInputElement>('ummes-newsletter', '[part~=field]');
const form = (guest: Guest) => guest.inside<HTMLFormElement>('ummes-newsletter', 'form');
const thanks = (guest: Guest) => guest.inside('ummes-newsletter', '[role=status]').textContent;

async function openNewsletter(attributes = ''): Promise<Guest> {
  const guest = await openGuest(`${LOADER}<ummes-newsletter ${attributes}></ummes-newsletter>`);
  await until(() => field(guest));
  return guest;
}

/** Types an address, and clicks Subscribe. */
function subscribe(guest: Guest, address: string) {
  setField(field(guest), address);
  guest.inside('ummes-newsletter', '[part~=button]').click();
}

describe('ummes-newsletter', () => {
  it('passes the address to the page, says thanks and clears the field', async () => {
    const guest = await openNewsletter();
    const details: unknown[] = [];
    guest.document.addEventListener('ummes-subscribe', (event) => details.push((event as CustomEvent).detail));
    subscribe(guest, ' ada@example.org ');
    await until(() => thanks(guest) === 'Thank you for subscribing!');
    expect(details).toEqual([{ email: 'ada@example.org' }]);
    expect(field(guest).value).toBe('');
  });

  it('keeps the address for a page that sends it, until the page resets the form', async () => {
    const guest = await openNewsletter();
    let events = 0;
    guest.document.addEventListener('ummes-subscribe', (event) => {
      events += 1;
      event.preventDefault();
    });
    subscribe(guest, 'ada@example.org');
    await until(() => events === 1);
    expect(field(guest).value).toBe('ada@example.org');
    expect(thanks(guest)).toBe('');
    form(guest).reset();
    await until(() => field(guest).value === '');
    subscribe(guest, 'not-an-email');
    await until(() => field(guest).getAttribute('aria-invalid') === 'true');
    form(guest).reset();
    await until(() => !field(guest).hasAttribute('aria-invalid'));
    expect(events).toBe(1);
    expect(guest.log.errors).toEqual([]);
  });

  it('with send, sends the address to api; a failure keeps it, and a retry has the same key', async () => {
    const api = `/fault/receiving/${crypto.randomUUID()}`;
    const guest = await openNewsletter(`send api="${api}"`);
    subscribe(guest, ' ada@example.org ');
    const again = await until(() => guest.inside<HTMLButtonElement>('ummes-newsletter', '[role=alert] button'));
    expect(guest.inside('ummes-newsletter', '[role=alert]').textContent).toContain('Nothing was sent');
    expect(field(guest).value.trim()).toBe('ada@example.org');
    expect(thanks(guest)).toBe('');
    again.click();
    await until(() => thanks(guest) === 'Thank you for subscribing!');
    await until(() => field(guest).value === '');
    const sent = await (await fetch(`${api}/`)).json();
    const attemptId = sent[0].attemptId;
    expect(attemptId).toMatch(/^[\w-]{16,}$/);
    expect(sent).toEqual(Array(2).fill({ email: 'ada@example.org', attemptId }));
    expect(new URL(guest.calls()[0] ?? '').pathname).toBe(`${api}/newsletters/subscribe`);
  });

  it('with only email, says thanks, sends nothing, and offers an email', async () => {
    const guest = await openNewsletter('api="/fault/accepted" email="society@example.org"');
    subscribe(guest, 'ada@example.org');
    const link = await until(() => guest.inside<HTMLAnchorElement>('ummes-newsletter', 'a[href^="mailto:"]'));
    expect(link.getAttribute('href')).toBe('mailto:society@example.org?subject=Newsletter');
    expect(thanks(guest)).toBe('Thank you for subscribing!');
    expect(field(guest).value).toBe('');
    expect(guest.calls()).toEqual([]);
  });
});
