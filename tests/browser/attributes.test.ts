import { type Guest, LOADER, openGuest, tagOnPage, until } from '../support/browser/guest';
import { complaints, openLate } from '../support/browser/server-rendering';
import { describe, expect, it } from '../support/browser/suite';
import { addScript, isInteractive, tagNamed } from '../support/browser/tags';

/** Returns the visible matches of a selector in a tag. A server-rendered news tag also has a second, hidden layout. */
function seen(guest: Guest, tag: string, selector: string): HTMLElement[] {
  const found = guest.find(tag).shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [];
  return [...found].filter((element) => element.checkVisibility());
}

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

const numberIn = (text: string | null | undefined) => Number(/\d+$/.exec(text ?? '')?.[0]);

/** Sets an attribute, or removes it for null, and waits for a condition. */
async function set(guest: Guest, tag: string, name: string, value: string | null, condition: () => boolean) {
  if (value === null) guest.find(tag).removeAttribute(name);
  else guest.find(tag).setAttribute(name, value);
  await until(condition);
}

/** Returns the number of items that a tag shows. The tests' sheets have more than three. */
const COUNTS: Readonly<Record<string, (guest: Guest) => number>> = {
  events: (guest) => seen(guest, 'ummes-events', '[aria-labelledby=past-title] [part~=card]').length,
  news: (guest) => seen(guest, 'ummes-news', '[part~=row] li').length,
  'student-life': (guest) => seen(guest, 'ummes-student-life', '[part~=card]').length,
  alumni: (guest) => seen(guest, 'ummes-alumni', '[part~=card]').length,
  gallery: (guest) => numberIn(seen(guest, 'ummes-gallery', '[role=group]')[0]?.ariaLabel),
};

describe('limit', () => {
  for (const [name, count] of Object.entries(COUNTS)) {
    const tag = `ummes-${name}`;
    it(`of ${tag} applies before and after hydration, changes at run time, and is optional`, async () => {
      const { guest, view, release } = await openLate(tagNamed(name), { width: 1300 }, 'limit="2"');
      const loads: number[] = [];
      guest.find(tag).addEventListener('ummes-load', (event) => loads.push((event as CustomEvent).detail.count));
      expect(count(guest)).toBe(2);
      await release();
      expect(guest.find(tag).shadowRoot?.firstElementChild === view).toBe(true);
      expect(count(guest)).toBe(2);
      expect(seen(guest, tag, '[aria-labelledby=past-title] [part~=pager]').length).toBe(0);
      expect(guest.calls()).toEqual([]);
      await until(() => loads.length > 0);
      expect(loads).toEqual([name === 'events' ? 4 : 2]);
      await set(guest, tag, 'limit', '1', () => count(guest) === 1);
      await set(guest, tag, 'limit', null, () => count(guest) > 3);
      Object.assign(guest.find(tag), { limit: 3 });
      await until(() => count(guest) === 3);
      for (const attempt of ['many', ' ', 'many']) await set(guest, tag, 'limit', attempt, () => count(guest) > 3);
      expect(complaints(guest)).toEqual([`<${tag}>: limit="many" is ignored; expected a whole number from 1 to 100`]);
    });
  }
});

describe('show', () => {
  const sections = (guest: Guest) => texts(seen(guest, 'ummes-events', '[part~=heading]'));
  it('changes at run time, defaults to all, and warns once about an invalid value', async () => {
    const guest = await tagOnPage('ummes-events').open('show="past"');
    await until(() => isInteractive(guest, 'ummes-events') && sections(guest).join() === 'Past Events');
    await set(guest, 'ummes-events', 'show', 'upcoming', () => sections(guest).join() === 'Upcoming Events');
    await set(guest, 'ummes-events', 'show', null, () => sections(guest).length === 3);
    await set(guest, 'ummes-events', 'show', 'PAST', () => sections(guest).join() === 'Past Events');
    for (const attempt of ['none', '', 'none'])
      await set(guest, 'ummes-events', 'show', attempt, () => sections(guest).length === 3);
    expect(guest.log.warnings).toEqual(['<ummes-events>: show="none" is ignored; expected all, upcoming, past']);
  });
});

describe('category', () => {
  const TAG = 'ummes-student-life';
  const categories = (guest: Guest) => [...new Set(texts(seen(guest, TAG, '[part~=category]')))];
  it('shows the projects of one category before and after hydration, and changes at run time', async () => {
    const { guest, view, release } = await openLate(tagNamed('student-life'), {}, 'category="energy"');
    expect(categories(guest)).toEqual(['Energy']);
    await release();
    expect(guest.find(TAG).shadowRoot?.firstElementChild === view).toBe(true);
    expect(categories(guest)).toEqual(['Energy']);
    expect(seen(guest, TAG, '[part~=card]').length).toBe(2);
    expect(guest.calls()).toEqual([]);
    await set(guest, TAG, 'category', 'Robotics', () => categories(guest).join() === 'Robotics');
    await set(guest, TAG, 'category', null, () => categories(guest).length > 2);
    await set(guest, TAG, 'category', 'Chess', () =>
      Boolean(guest.find(TAG).shadowRoot?.textContent?.includes('No projects found.')),
    );
    expect(complaints(guest)).toEqual([]);
  });
});

describe('an unknown attribute', () => {
  it('gets one warning if it is misspelt', async () => {
    const tag = '<ummes-events api="/fault/one" headinglevel="3" event_href="/e/{id}" limits="2" themes="dark">';
    const guest = await openGuest(`${LOADER}${tag}</ummes-events>${tag}</ummes-events>`);
    await until(() => isInteractive(guest, 'ummes-events'));
    expect(guest.log.warnings).toEqual([
      '<ummes-events>: headinglevel is not an attribute; did you mean heading-level?',
      '<ummes-events>: event_href is not an attribute; did you mean event-href?',
      '<ummes-events>: limits is not an attribute; did you mean limit?',
      '<ummes-events>: themes is not an attribute; did you mean theme?',
    ]);
  });

  it('gets no warning if it belongs to HTML, a framework or the page itself', async () => {
    const own =
      'id="a" class="b" style="margin: 0" title="t" slot="s" part="p" dir="ltr" role="region" tabindex="-1" hidden="until-found" ' +
      'data-theme="x" data-limit="2" aria-label="l" onclick="" onshow="" x-show="a" v-show="a" :theme="t" @show="s" .limit="1" ' +
      '_ngcontent-abc ng-version="20" hx-get="/" wire:id="x" ref="x" key="k" app="x" anchor="x" event="x"';
    const guest = await openGuest(`${LOADER}<ummes-events api="/fault/one" ${own}></ummes-events>`);
    await until(() => isInteractive(guest, 'ummes-events'));
    expect(guest.log.warnings).toEqual([]);
  });
});

describe('an attribute or property', () => {
  it('is applied when it was set before the script loaded, and then nothing is requested', async () => {
    const guest = await openGuest('<ummes-event-detail api="/fault/hang"></ummes-event-detail>');
    const tag = guest.find('ummes-event-detail') as HTMLElement & { event: unknown };
    tag.event = { title: 'Set early', date: '01/02/2030' };
    addScript(guest, '/widgets/ummes.js');
    await until(() => guest.inside('ummes-event-detail', '[part~=title]').textContent === 'Set early');
    tag.event = { title: 'Set late' };
    await until(() => guest.inside('ummes-event-detail', '[part~=title]').textContent === 'Set late');
    expect([...guest.loaded('/embed/'), ...guest.calls()]).toEqual([]);
  });

  it('returns to its default when the attribute is emptied or removed', async () => {
    const guest = await openGuest(`${LOADER}<ummes-events api="/fault/one" event-href="/events/{id}"></ummes-events>`);
    await until(() => guest.inside('ummes-events', '[part~=card]'));
    const tag = guest.find('ummes-events') as HTMLElement & { eventHref: string };
    expect(guest.inside('ummes-events', '[part~=link]').getAttribute('href')).toBe('/events/1');
    tag.removeAttribute('event-href');
    await until(() => guest.inside('ummes-events', 'button[part~=link]'));
    tag.eventHref = '/other/{id}';
    await until(() => guest.inside('ummes-events', '[part~=link]').getAttribute('href') === '/other/1');
    tag.setAttribute('event-href', '');
    await until(() => guest.inside('ummes-events', 'button[part~=link]'));
  });

  it('warns once, with a fix, if an object is passed as an attribute', async () => {
    const guest = await openGuest(
      `${LOADER}<ummes-gallery images="[object Object],[object Object]"></ummes-gallery><ummes-gallery></ummes-gallery>`,
    );
    await guest.window.customElements.whenDefined('ummes-gallery');
    const [, second] = guest.document.querySelectorAll('ummes-gallery');
    await until(() => guest.inside('ummes-gallery', 'img'));
    second?.setAttribute('images', String([{}]));
    expect(guest.log.warnings).toEqual([
      '<ummes-gallery>: images is an object: set it through a ref, or in Vue with :images.prop',
    ]);
  });
});
