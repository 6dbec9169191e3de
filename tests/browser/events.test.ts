import { heldApi, LOADER, openGuest, pause, tagOnPage, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';

const TAG = 'ummes-events';
const { open, text, all } = tagOnPage(TAG);

describe('ummes-events', () => {
  it('says that it is loading, with its headings in place', async () => {
    const guest = await open('api="/fault/hang"');
    await until(() => text(guest).includes('Loading events...'));
    expect(text(guest)).toContain('Upcoming Events');
    expect(text(guest)).toContain('Past Events');
    expect(text(guest)).not.toContain('No upcoming events.');
  });

  it('has an empty text in each section when there are no events', async () => {
    const guest = await open('api="/fault/empty"');
    await until(() => guest.inside(TAG, '#upcoming').textContent?.includes('No upcoming events.'));
    expect(guest.inside(TAG, '#past').textContent).toContain('No past events.');
    expect(text(guest)).not.toContain("Today's Events");
  });

  for (const kind of ['500', 'html', 'not-json', 'not-a-list', 'drop']) {
    it(`shows its error for an API that answers ${kind}`, async () => {
      const guest = await open(`api="/fault/${kind}"`);
      await until(() => text(guest).includes('Failed to load events. Please try again later.'));
      expect(text(guest)).not.toContain('No upcoming events.');
      expect(guest.log.errors).toEqual([]);
    });
  }

  it('says nothing at all when the API answers without success, but warns the developer', async () => {
    const guest = await open('api="/fault/unsuccessful"');
    await until(() => guest.log.warnings.some((warning) => warning.includes('without success')));
    await until(() => !text(guest).includes('Loading'));
    expect(text(guest)).not.toContain('Failed');
    expect(text(guest)).not.toContain('No upcoming');
  });

  it('loads again on Try Again', async () => {
    const guest = await open(`api="/fault/flaky/${Date.now()}"`);
    const retry = await until(() => all(guest, '[role=alert] button')[0]);
    retry.click();
    await until(() => text(guest).includes('Machine Design Lecture'));
  });

  it('keeps only a page of 5,000 events in the document, and turns pages', async () => {
    const guest = await open('api="/fault/many"');
    await until(() => all(guest, '#upcoming [part~=card]').length === 6);
    expect(all(guest, '#past [part~=card]').length).toBe(6);
    const pager = guest.inside(TAG, '#upcoming [part~=pager]');
    expect(pager.textContent).toContain('1 / 417');
    const [prev, next] = pager.querySelectorAll('button');
    expect(prev?.disabled).toBe(true);
    next?.click();
    await until(() => pager.textContent?.includes('2 / 417'));
    expect(guest.inside(TAG, '#past [part~=pager]').textContent).toContain('1 / 417');
  });

  it('shares one call and one script between two tags', async () => {
    const guest = await openGuest(`${LOADER}<${TAG} api="/fault/one"></${TAG}><${TAG} api="/fault/one/"></${TAG}>`);
    const tags = [...guest.document.querySelectorAll(TAG)];
    await until(() => tags.every((tag) => tag.shadowRoot?.querySelector('[part~=card]')));
    expect(guest.calls().length).toBe(1);
    expect(guest.loaded('/widgets/chunks/events-').length).toBe(1);
  });

  it('opens an event in a dialog, locks the page and gives the focus back', async () => {
    const guest = await open('api="/fault/one"');
    const link = await until(() => all(guest, '[part~=link]')[0]);
    link.focus();
    link.click();
    const dialog = (await until(() => all(guest, 'dialog[open]')[0])) as HTMLDialogElement;
    await until(() => dialog.textContent?.includes('Machine Design Lecture'));
    expect(guest.document.documentElement.style.overflow).toBe('hidden');
    dialog.querySelector<HTMLElement>('[aria-label=Close]')?.click();
    await until(() => all(guest, 'dialog').length === 0);
    expect(guest.document.documentElement.hasAttribute('style')).toBe(false);
    expect(guest.find(TAG).shadowRoot?.activeElement).toBe(link);
  });

  it('tells the page what is opened, and leaves it to the page if it wants', async () => {
    const guest = await open('api="/fault/one" event-href="https://society.example/events/{id}"');
    const link = await until(() => all(guest, 'a[part~=link]')[0]);
    expect(link.getAttribute('href')).toBe('https://society.example/events/1');
    let detail: { kind: string; item: { title: string }; href: string } | undefined;
    guest.document.addEventListener('ummes-open', (event) => {
      event.preventDefault();
      detail = (event as CustomEvent).detail;
    });
    link.click();
    expect(detail?.kind).toBe('event');
    expect(detail?.item.title).toBe('Machine Design Lecture');
    expect(detail?.href).toBe('https://society.example/events/1');
  });

  it('does not open its dialog when the page has cancelled', async () => {
    const guest = await open('api="/fault/one"');
    const link = await until(() => all(guest, '[part~=link]')[0]);
    guest.document.addEventListener('ummes-open', (event) => event.preventDefault());
    link.click();
    await pause(150);
    expect(all(guest, 'dialog').length).toBe(0);
  });

  it('tells the page how many events it shows', async () => {
    const guest = await openGuest(`<${TAG} api="/fault/many"></${TAG}>`);
    const counts: number[] = [];
    guest.document.addEventListener('ummes-load', (event) => counts.push((event as CustomEvent).detail.count));
    const script = guest.document.createElement('script');
    Object.assign(script, { type: 'module', src: '/widgets/ummes.js' });
    guest.document.body.append(script);
    await until(() => counts.length > 0);
    await pause(100);
    expect(counts).toEqual([5000]);
  });

  it('does not push the page about when it comes to life in the height reserved for it', async () => {
    const { api, release } = heldApi();
    const guest = await openGuest(
      `<style>${TAG} { display: block; min-height: 1200px }</style><h1>Department</h1><${TAG} api="${api}"></${TAG}><p>Footer</p>${LOADER}`,
      { width: 1200, height: 900 },
    );
    let shift = 0;
    new guest.window.PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    await until(() => all(guest, '[role=status]').length > 0);
    await release();
    await until(() => all(guest, '[part~=card]').length === 1);
    await pause(300);
    expect(shift).toBeLessThanOrEqual(0.02);
  });

  it('scrolls to the section that the address names', async () => {
    const guest = await openGuest(`<div style="height: 1500px"></div><${TAG} api="/fault/many"></${TAG}>`);
    guest.window.location.hash = '#past';
    const script = guest.document.createElement('script');
    Object.assign(script, { type: 'module', src: '/widgets/events.js' });
    guest.document.body.append(script);
    await until(() => Math.abs(guest.inside(TAG, '#past').getBoundingClientRect().top) < 40);
  });

  it('does not scroll to its section when the page has an anchor of that name', async () => {
    const guest = await openGuest(
      `<h2 id="past">Our past</h2><div style="height: 1500px"></div><${TAG} api="/fault/many"></${TAG}>`,
    );
    guest.window.location.hash = '#past';
    const script = guest.document.createElement('script');
    Object.assign(script, { type: 'module', src: '/widgets/events.js' });
    guest.document.body.append(script);
    await until(() => all(guest, '[part~=card]').length === 12);
    await pause(800);
    expect(guest.window.scrollY).toBeLessThan(300);
  });
});
