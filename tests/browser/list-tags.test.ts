import { type Guest, openGuest, staysAbsent, tagOnPage, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { addScript, tagNamed } from '../support/browser/tags';

/* Tests the three tags whose cards open an item, in addition to every-tag-states.test.ts. */

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

/** Calls back with the detail of each `ummes-open` event, and cancels it. */
function cancelOpen(guest: Guest, onOpen: (detail: OpenDetail) => void = () => {}) {
  guest.document.addEventListener('ummes-open', (event) => {
    event.preventDefault();
    onOpen((event as CustomEvent).detail);
  });
}

for (const { name, empty, unsuccessful, hrefAttribute, kind } of LIST_TAGS) {
  const { tag, press: opener = '', failure = '' } = tagNamed(name);
  const { open, text, all } = tagOnPage(tag);
  const overflow = (guest: Guest) => guest.document.documentElement.style.overflow;

  const openDialog = async () => {
    const guest = await open('api="/fault/one"');
    const link = (await until(() => all(guest, opener)[0])) as HTMLElement;
    link.focus();
    link.click();
    const dialog = (await until(() => all(guest, 'dialog[open]')[0])) as HTMLDialogElement;
    const close = () => dialog.querySelector<HTMLElement>('[aria-label=Close]')?.click();
    return { guest, link, dialog, close };
  };

  describe(`the list of ${tag}`, () => {
    it('shows that it is empty, instead of loading', async () => {
      const guest = await open('api="/fault/empty"');
      await until(() => empty.every((part) => text(guest).includes(part)));
      expect(text(guest)).not.toContain('Loading');
    });

    it(`${unsuccessful ? 'keeps its loading text' : 'shows nothing'} after an unsuccessful response, and warns the developer`, async () => {
      const guest = await openGuest(`<${tag} api="/fault/unsuccessful"></${tag}>`);
      const codes: string[] = [];
      guest.document.addEventListener('ummes-error', (event) => codes.push((event as CustomEvent).detail.code));
      addScript(guest, '/widgets/ummes.js');
      await until(() => codes.length > 0);
      await until(() => guest.log.warnings.some((warning) => warning.includes('success: false')));
      await until(() => text(guest).includes('Loading') === Boolean(unsuccessful));
      expect(codes).toEqual(['unsuccessful']);
      expect(text(guest)).toContain(unsuccessful ?? '');
      for (const part of [failure, ...empty]) expect(text(guest)).not.toContain(part);
    });

    it('notifies the page once with the number of items', async () => {
      const guest = await openGuest(`<${tag} api="/fault/many"></${tag}>`);
      const counts: number[] = [];
      guest.document.addEventListener('ummes-load', (event) => counts.push((event as CustomEvent).detail.count));
      addScript(guest, '/widgets/ummes.js');
      await until(() => counts.length > 0);
      await staysAbsent(() => counts.length > 1);
      expect(counts).toEqual([tag === 'ummes-news' ? 24 : 5000]);
    });
  });

  describe(`the dialog of ${tag}`, () => {
    it('shows the item, locks the page and returns the focus', async () => {
      const { guest, link, dialog, close } = await openDialog();
      await until(() => dialog.textContent?.includes('Machine Design Lecture'));
      expect(overflow(guest)).toBe('hidden');
      close();
      await until(() => all(guest, 'dialog').length === 0);
      expect(guest.document.documentElement.hasAttribute('style')).toBe(false);
      expect(guest.find(tag).shadowRoot?.activeElement).toBe(link);
    });

    it('stays modal when the tag is moved', async () => {
      const { guest, dialog, close } = await openDialog();
      const main = guest.document.createElement('main');
      guest.document.body.append(main);
      main.append(guest.find(tag));
      await until(() => dialog.matches(':modal'));
      expect(all(guest, 'dialog')).toEqual([dialog]);
      close();
      await until(() => all(guest, 'dialog').length === 0);
      expect(guest.document.documentElement.getAttribute('style')).toBe(null);
    });

    it('unlocks the page when the tag is removed', async () => {
      const { guest } = await openDialog();
      guest.find(tag).remove();
      await until(() => !guest.document.documentElement.hasAttribute('style'));
      expect(guest.log.errors).toEqual([]);
    });
  });

  describe(`${tag} with ${hrefAttribute}`, () => {
    it('turns its cards into links, and notifies the page when one is opened', async () => {
      const guest = await open(`api="/fault/one" ${hrefAttribute}="https://society.example/items/{id}"`);
      const link = await until(() => all(guest, `a${opener}`)[0]);
      expect(link.getAttribute('href')).toBe('https://society.example/items/1');
      let detail: OpenDetail | undefined;
      cancelOpen(guest, (opened) => {
        detail = opened;
      });
      link.click();
      expect(detail).toMatchObject({
        kind,
        item: { title: 'Machine Design Lecture' },
        href: 'https://society.example/items/1',
      });
      await staysAbsent(() => all(guest, 'dialog'));
    });
  });
}
