import { type Guest, LOADER, openGuest, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';

const DETAIL = 'ummes-event-detail';

/** Every form of address that a link on the host's own page may have. */
const RELATIVE = ['#activities', '?page=2', 'a/b', '../a', './a', '/a', '//other.example/a', 'https://other.example/a'];
const REFUSED = ['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'mailto:a@a.example', 'https://['];

/** The tags whose items are links once they have an address for them. */
const LISTS = [
  { tag: 'ummes-events', attribute: 'event-href' },
  { tag: 'ummes-next', attribute: 'event-href' },
  { tag: 'ummes-news', attribute: 'news-href' },
  { tag: 'ummes-student-life', attribute: 'project-href' },
];

const warningsOf = ({ log }: Guest, text: string) => log.warnings.filter((warning) => warning.includes(text)).length;

for (const { tag, attribute } of LISTS) {
  const linkOf = (guest: Guest) => [...(guest.find(tag).shadowRoot?.querySelectorAll('a') ?? [])];

  describe(`${attribute} of ${tag}`, () => {
    it('may be any address relative to the page', async () => {
      const guest = await openGuest(`${LOADER}<${tag} api="/fault/one" ${attribute}="/{id}"></${tag}>`);
      for (const address of RELATIVE) {
        guest.find(tag).setAttribute(attribute, `${address}{id}`);
        const link = await until(() =>
          linkOf(guest).find((a) => a.getAttribute('href')?.startsWith(address) && !a.href.includes('{')),
        );
        expect(link.href).toBe(new URL(link.getAttribute('href') ?? '', guest.document.baseURI).href);
      }
      expect(guest.log.warnings).toEqual([]);
    });

    it('is refused, with one warning, where it leads to no page', async () => {
      const tags = REFUSED.map((address) =>
        `<${tag} api="/fault/one" ${attribute}="${address}{id}"></${tag}>`.repeat(2),
      );
      const guest = await openGuest(LOADER + tags.join(''));
      for (const element of guest.document.querySelectorAll(tag)) {
        element.scrollIntoView();
        await until(() => element.shadowRoot?.querySelector('[part~=card]'));
        expect(element.shadowRoot?.querySelectorAll('a').length).toBe(0);
      }
      for (const address of REFUSED) expect(warningsOf(guest, `${address}{id} is ignored`), address).toBe(1);
    });
  });
}

describe('the addresses of ummes-event-detail', () => {
  const open = async (attributes: string) => {
    const guest = await openGuest(`${LOADER}<${DETAIL} api="/fault/one" event-id="1" ${attributes}></${DETAIL}>`);
    await until(() => guest.inside(DETAIL, '[part~=event]'));
    return guest;
  };
  const goBack = (guest: Guest) => guest.inside(DETAIL, '[part~=back]').click();

  it('lead back to a place on the page itself', async () => {
    const guest = await open('back-href="#activities"');
    goBack(guest);
    expect(guest.window.location.hash).toBe('#activities');
    expect(guest.log.warnings).toEqual([]);
  });

  it('lead back to another view of the page', async () => {
    const guest = await open('back-href="?page=2"');
    const { pathname } = guest.window.location;
    goBack(guest);
    await until(() => guest.window.location.search === '?page=2');
    expect(guest.window.location.pathname).toBe(pathname);
  });

  it('are relative to what the page says its links are relative to', async () => {
    const guest = await openGuest(`${LOADER}<${DETAIL} api="/fault/one" event-id="1" href="?event=1"></${DETAIL}>`, {
      head: '<base href="/guest/activities/">',
    });
    const share = await until(() =>
      [...(guest.find(DETAIL).shadowRoot?.querySelectorAll('button') ?? [])].find((button) =>
        button.textContent?.includes('Share'),
      ),
    );
    const shared: string[] = [];
    Object.defineProperty(guest.window.navigator, 'share', {
      value: async ({ url }: ShareData) => shared.push(url ?? ''),
    });
    share.click();
    await until(() => shared.length > 0);
    expect(new URL(shared[0] ?? '').pathname).toBe('/guest/activities/');
    expect(new URL(shared[0] ?? '').search).toBe('?event=1');
  });

  it('are refused, with one warning each, where they lead to no page', async () => {
    const guest = await open('back-href="javascript:alert(1)" href="data:text/html,x"');
    const said: string[] = [];
    guest.window.alert = (text) => said.push(String(text));
    goBack(guest);
    goBack(guest);
    expect(said).toEqual(['Back to Events', 'Back to Events']);
    expect(guest.find(DETAIL).shadowRoot?.textContent).not.toContain('Share');
    expect(warningsOf(guest, 'javascript:alert(1)')).toBe(1);
    expect(warningsOf(guest, 'data:text/html,x')).toBe(1);
    expect(guest.log.errors).toEqual([]);
  });
});
