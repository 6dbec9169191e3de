import { type HostPage, LOADER, openPage, tagOnPage, until } from '../support/browser/host-page';
import { openLate, problems } from '../support/browser/server-rendering';
import { describe, expect, it } from '../support/browser/suite';
import { addScript, isInteractive, tagNamed } from '../support/browser/tags';

/** Returns the visible matches of a selector in a tag. A server-rendered news tag also has a second, hidden layout. */
function seen(page: HostPage, tag: string, selector: string): HTMLElement[] {
  const found = page.find(tag).shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [];
  return [...found].filter((element) => element.checkVisibility());
}

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

const numberIn = (text: string | null | undefined) => Number(/\d+$/.exec(text ?? '')?.[0]);

/** Sets an attribute, or removes it if the value is null, and waits for a condition. */
async function set(page: HostPage, tag: string, name: string, value: string | null, condition: () => boolean) {
  if (value === null) page.find(tag).removeAttribute(name);
  else page.find(tag).setAttribute(name, value);
  await until(condition);
}

/** Functions that count the items a tag shows, by the tag's name. The test data contains more than three of each. */
const COUNTS: Readonly<Record<string, (page: HostPage) => number>> = {
  events: (page) => seen(page, 'ummes-events', '[aria-labelledby=past-title] [part~=card]').length,
  news: (page) => seen(page, 'ummes-news', '[part~=row] li').length,
  'student-life': (page) => seen(page, 'ummes-student-life', '[part~=card]').length,
  alumni: (page) => seen(page, 'ummes-alumni', '[part~=card]').length,
  gallery: (page) => numberIn(seen(page, 'ummes-gallery', '[role=group]')[0]?.ariaLabel),
};

describe('limit', () => {
  for (const [name, count] of Object.entries(COUNTS)) {
    const tag = `ummes-${name}`;
    it(`of ${tag} applies before and after hydration, can change at run time, and is optional`, async () => {
      const { page, view, release } = await openLate(tagNamed(name), { width: 1300 }, 'limit="2"');
      const loads: number[] = [];
      page.find(tag).addEventListener('ummes-load', (event) => loads.push((event as CustomEvent).detail.count));
      expect(count(page)).toBe(2);
      await release();
      expect(page.find(tag).shadowRoot?.firstElementChild === view).toBe(true);
      expect(count(page)).toBe(2);
      expect(seen(page, tag, '[aria-labelledby=past-title] [part~=pager]').length).toBe(0);
      expect(page.calls()).toEqual([]);
      await until(() => loads.length > 0);
      expect(loads).toEqual([name === 'events' ? 4 : 2]);
      await set(page, tag, 'limit', '1', () => count(page) === 1);
      await set(page, tag, 'limit', null, () => count(page) > 3);
      Object.assign(page.find(tag), { limit: 3 });
      await until(() => count(page) === 3);
      for (const attempt of ['many', ' ', 'many']) await set(page, tag, 'limit', attempt, () => count(page) > 3);
      expect(problems(page)).toEqual([`<${tag}>: limit="many" is ignored; expected a whole number from 1 to 100`]);
    });
  }
});

describe('show', () => {
  const sections = (page: HostPage) => texts(seen(page, 'ummes-events', '[part~=heading]'));
  it('can change at run time, defaults to all, and warns once about an invalid value', async () => {
    const page = await tagOnPage('ummes-events').open('show="past"');
    await until(() => isInteractive(page, 'ummes-events') && sections(page).join() === 'Past Events');
    await set(page, 'ummes-events', 'show', 'upcoming', () => sections(page).join() === 'Upcoming Events');
    await set(page, 'ummes-events', 'show', null, () => sections(page).length === 3);
    await set(page, 'ummes-events', 'show', 'PAST', () => sections(page).join() === 'Past Events');
    for (const attempt of ['none', '', 'none'])
      await set(page, 'ummes-events', 'show', attempt, () => sections(page).length === 3);
    expect(page.log.warnings).toEqual(['<ummes-events>: show="none" is ignored; expected all, upcoming, past']);
  });
});

describe('category', () => {
  const TAG = 'ummes-student-life';
  const categories = (page: HostPage) => [...new Set(texts(seen(page, TAG, '[part~=category]')))];
  it('limits the projects shown before and after hydration, and can change at run time', async () => {
    const { page, view, release } = await openLate(tagNamed('student-life'), {}, 'category="energy"');
    expect(categories(page)).toEqual(['Energy']);
    await release();
    expect(page.find(TAG).shadowRoot?.firstElementChild === view).toBe(true);
    expect(categories(page)).toEqual(['Energy']);
    expect(seen(page, TAG, '[part~=card]').length).toBe(2);
    expect(page.calls()).toEqual([]);
    await set(page, TAG, 'category', 'Robotics', () => categories(page).join() === 'Robotics');
    await set(page, TAG, 'category', null, () => categories(page).length > 2);
    await set(page, TAG, 'category', 'Chess', () =>
      Boolean(page.find(TAG).shadowRoot?.textContent?.includes('No projects found.')),
    );
    expect(problems(page)).toEqual([]);
  });
});

describe('an unknown attribute', () => {
  it('causes one warning if it is misspelt', async () => {
    const tag = '<ummes-events api="/fault/one" headinglevel="3" event_href="/e/{id}" limits="2" themes="dark">';
    const page = await openPage(`${LOADER}${tag}</ummes-events>${tag}</ummes-events>`);
    await until(() => isInteractive(page, 'ummes-events'));
    expect(page.log.warnings).toEqual([
      '<ummes-events>: headinglevel is not an attribute; did you mean heading-level?',
      '<ummes-events>: event_href is not an attribute; did you mean event-href?',
      '<ummes-events>: limits is not an attribute; did you mean limit?',
      '<ummes-events>: themes is not an attribute; did you mean theme?',
    ]);
  });

  it('does not cause a warning if it belongs to HTML, a framework or the page itself', async () => {
    const own =
      'id="a" class="b" style="margin: 0" title="t" slot="s" part="p" dir="ltr" role="region" tabindex="-1" hidden="until-found" ' +
      'data-theme="x" data-limit="2" aria-label="l" onclick="" onshow="" x-show="a" v-show="a" :theme="t" @show="s" .limit="1" ' +
      '_ngcontent-abc ng-version="20" hx-get="/" wire:id="x" ref="x" key="k" app="x" anchor="x" event="x"';
    const page = await openPage(`${LOADER}<ummes-events api="/fault/one" ${own}></ummes-events>`);
    await until(() => isInteractive(page, 'ummes-events'));
    expect(page.log.warnings).toEqual([]);
  });
});

describe('an attribute or property', () => {
  it('is applied without a request if set before the script loads', async () => {
    const page = await openPage('<ummes-event-detail api="/fault/hang"></ummes-event-detail>');
    const tag = page.find('ummes-event-detail') as HTMLElement & { event: unknown };
    tag.event = { title: 'Set early', date: '01/02/2030' };
    addScript(page, '/widgets/ummes.js');
    await until(() => page.inside('ummes-event-detail', '[part~=title]').textContent === 'Set early');
    tag.event = { title: 'Set late' };
    await until(() => page.inside('ummes-event-detail', '[part~=title]').textContent === 'Set late');
    expect([...page.loaded('/embed/'), ...page.calls()]).toEqual([]);
  });

  it('returns to its default when the attribute is cleared or removed', async () => {
    const page = await openPage(`${LOADER}<ummes-events api="/fault/one" event-href="/events/{id}"></ummes-events>`);
    await until(() => page.inside('ummes-events', '[part~=card]'));
    const tag = page.find('ummes-events') as HTMLElement & { eventHref: string };
    expect(page.inside('ummes-events', '[part~=link]').getAttribute('href')).toBe('/events/1');
    tag.removeAttribute('event-href');
    await until(() => page.inside('ummes-events', 'button[part~=link]'));
    tag.eventHref = '/other/{id}';
    await until(() => page.inside('ummes-events', '[part~=link]').getAttribute('href') === '/other/1');
    tag.setAttribute('event-href', '');
    await until(() => page.inside('ummes-events', 'button[part~=link]'));
  });

  it('warns once and suggests a fix if an object is passed as an attribute', async () => {
    const page = await openPage(
      `${LOADER}<ummes-gallery images="[object Object],[object Object]"></ummes-gallery><ummes-gallery></ummes-gallery>`,
    );
    await page.window.customElements.whenDefined('ummes-gallery');
    const [, second] = page.document.querySelectorAll('ummes-gallery');
    await until(() => page.inside('ummes-gallery', 'img'));
    second?.setAttribute('images', String([{}]));
    expect(page.log.warnings).toEqual([
      '<ummes-gallery>: images is an object: set it through a ref, or in Vue with :images.prop',
    ]);
  });
});
