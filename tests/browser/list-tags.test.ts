import { type HostPage, holdTimers, openPage, staysAbsent, tagOnPage, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';
import { addScript, tagNamed } from '../support/browser/tags';

/* More tests for the three tags whose cards open an item. every-tag-states.test.ts covers all tags. */

const LIST_TAGS = [
  { name: 'events', empty: ['No upcoming events.', 'No past events.'], hrefAttribute: 'event-href', kind: 'event' },
  {
    name: 'news',
    empty: ['No news found.'],
    unsuccessful: 'Loading news...',
    hrefAttribute: 'news-href',
    kind: 'news',
  },
  { name: 'student-life', empty: ['No projects found.'], hrefAttribute: 'project-href', kind: 'project' },
];

interface OpenDetail {
  kind: string;
  item: { title: string };
  href: string;
}

/** Cancels each `ummes-open` event, and passes its detail to `onOpen`. */
function cancelOpen(page: HostPage, onOpen: (detail: OpenDetail) => void = () => {}) {
  page.document.addEventListener('ummes-open', (event) => {
    event.preventDefault();
    onOpen((event as CustomEvent).detail);
  });
}

describe('the code that reads a list', () => {
  it('can be late by 30 s, and is used on Try Again once it has loaded', async () => {
    const outage = crypto.randomUUID();
    const page = await openPage('<ummes-events api="/fault/one"></ummes-events>');
    const timers = holdTimers(page, 30_000);
    addScript(page, `/hang/${outage}/event-rows-/widgets/events.js`);
    await until(() => timers.size === 1 && page.loaded('/fault/one').length === 1);
    for (const fire of timers.values()) fire();
    const button = await until(() => page.inside('ummes-events', '[role=alert] button'));
    await fetch(`/hang/${outage}`, { method: 'POST' });
    button.click();
    await until(() => page.inside('ummes-events', '[part~=card]'));
    expect(page.log.errors).toEqual([]);
  });
});

for (const { name, empty, unsuccessful, hrefAttribute, kind } of LIST_TAGS) {
  const { tag, press: opener = '', failure = '' } = tagNamed(name);
  const { open, text, all } = tagOnPage(tag);
  const overflow = (page: HostPage) => page.document.documentElement.style.overflow;

  const openDialog = async () => {
    const page = await open('api="/fault/one"');
    const link = (await until(() => all(page, opener)[0])) as HTMLElement;
    link.focus();
    link.click();
    const dialog = (await until(() => all(page, 'dialog[open]')[0])) as HTMLDialogElement;
    const close = () => dialog.querySelector<HTMLElement>('[aria-label=Close]')?.click();
    return { page, link, dialog, close };
  };

  describe(`the list in ${tag}`, () => {
    it('says that it is empty, and no longer says that it is loading', async () => {
      const page = await open('api="/fault/empty"');
      await until(() => empty.every((part) => text(page).includes(part)));
      expect(text(page)).not.toContain('Loading');
    });

    it(`${unsuccessful ? 'keeps its loading text' : 'shows nothing'} after an unsuccessful response, warns the developer, and retries when the tag is added again`, async () => {
      const element = `<${tag} api="/fault/unsuccessful"></${tag}>`;
      const page = await openPage(element);
      const codes: string[] = [];
      page.document.addEventListener('ummes-error', (event) => codes.push((event as CustomEvent).detail.code));
      addScript(page, '/widgets/ummes.js');
      await until(() => codes.length > 0);
      await until(() => page.log.warnings.some((warning) => warning.includes('success: false')));
      await until(() => text(page).includes('Loading') === Boolean(unsuccessful));
      expect(codes).toEqual(['unsuccessful']);
      expect(text(page)).toContain(unsuccessful ?? '');
      for (const part of [failure, ...empty]) expect(text(page)).not.toContain(part);
      page.find(tag).remove();
      await new Promise(requestAnimationFrame);
      page.document.body.insertAdjacentHTML('beforeend', element);
      await until(() => codes.length > 1);
    });

    it('reports the number of items to the page once', async () => {
      const page = await openPage(`<${tag} api="/fault/many"></${tag}>`);
      const counts: number[] = [];
      page.document.addEventListener('ummes-load', (event) => counts.push((event as CustomEvent).detail.count));
      addScript(page, '/widgets/ummes.js');
      await until(() => counts.length > 0);
      await staysAbsent(() => counts.length > 1);
      expect(counts).toEqual([tag === 'ummes-news' ? 24 : 5000]);
    });
  });

  describe(`the dialog in ${tag}`, () => {
    it('shows the item, locks the page, and returns focus when closed', async () => {
      const { page, link, dialog, close } = await openDialog();
      await until(() => dialog.textContent?.includes('Machine Design Lecture'));
      expect(overflow(page)).toBe('hidden');
      close();
      await until(() => all(page, 'dialog').length === 0);
      expect(page.document.documentElement.hasAttribute('style')).toBe(false);
      expect(page.find(tag).shadowRoot?.activeElement).toBe(link);
    });

    it('moves focus to the title, which screen readers then read', async () => {
      const { page, dialog } = await openDialog();
      const title = dialog.querySelector('h2');
      expect(title?.textContent).toBe('Machine Design Lecture');
      expect(page.find(tag).shadowRoot?.activeElement).toBe(title);
    });

    it('stays modal when the tag is moved', async () => {
      const { page, dialog, close } = await openDialog();
      const main = page.document.createElement('main');
      page.document.body.append(main);
      main.append(page.find(tag));
      await until(() => dialog.matches(':modal'));
      expect(all(page, 'dialog')).toEqual([dialog]);
      close();
      await until(() => all(page, 'dialog').length === 0);
      expect(page.document.documentElement.getAttribute('style')).toBe(null);
    });

    it('unlocks the page when the tag is removed', async () => {
      const { page } = await openDialog();
      page.find(tag).remove();
      await until(() => !page.document.documentElement.hasAttribute('style'));
      expect(page.log.errors).toEqual([]);
    });
  });

  describe(`${tag} with ${hrefAttribute}`, () => {
    it('turns its cards into links, and notifies the page when one is opened', async () => {
      const page = await open(`api="/fault/one" ${hrefAttribute}="https://society.example/items/{id}"`);
      const link = await until(() => all(page, `a${opener}`)[0]);
      expect(link.getAttribute('href')).toBe('https://society.example/items/1');
      let detail: OpenDetail | undefined;
      cancelOpen(page, (opened) => {
        detail = opened;
      });
      link.click();
      expect(detail).toMatchObject({
        kind,
        item: { title: 'Machine Design Lecture' },
        href: 'https://society.example/items/1',
      });
      await staysAbsent(() => all(page, 'dialog'));
    });
  });
}
