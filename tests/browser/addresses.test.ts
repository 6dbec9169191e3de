import { type Guest, LOADER, openGuest, painted, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { addScript, declarationOf, markup, openTag, shown, TAGS, type TestedTag } from '../support/browser/tags';

const DETAIL = 'ummes-event-detail';

/** The forms of address that a link on the host's own page may have. */
const RELATIVE = ['#activities', '?page=2', '../a', '/a', '//other.example/a', 'https://other.example/a'];
const REJECTED = ['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'https://['];

/** The tags whose items become links when the host sets an address for them. */
const LISTS = Object.entries({
  'ummes-events': 'event-href',
  'ummes-next': 'event-href',
  'ummes-news': 'news-href',
  'ummes-student-life': 'project-href',
});

const HOSTILE = [
  ...[
    '',
    '{id}',
    'JaVa\tScript:alert(1)//{id}',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'blob:x',
    '//evil.example/{id}',
  ],
  ...['data:text/html,<script>alert(1)</script>', 'http://[', '"><img src=x onerror=alert(1)>', '-1', '1e9', '[]'],
  ...['__proto__', '\ud800', '\u202e', 'en-'],
];

/** Returns addresses in the tag's view that a browser would run, or that are not those of a page or image. */
function unsafeAddresses(guest: Guest, { tag }: TestedTag): string[] {
  const names = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'poster'];
  const elements = [...(guest.find(tag).shadowRoot?.querySelectorAll('*') ?? [])];
  const addresses = elements.flatMap((element) => names.flatMap((name) => element.getAttribute(name) ?? []));
  return addresses.filter((address) => {
    const url = URL.parse(address, guest.document.baseURI);
    return url && !/^(?:https?|mailto|tel|webcal):$/.test(url.protocol) && !/^data:image\//i.test(url.href);
  });
}

const warningsOf = ({ log }: Guest, text: string) => log.warnings.filter((warning) => warning.includes(text)).length;

for (const tested of TAGS) {
  it(`${tested.tag} shows no unsafe address and causes no error, whatever its attributes contain`, async () => {
    const guest = await openTag(tested);
    const { attributes } = await declarationOf(tested);
    const names = ['lang', ...attributes.map(({ name }) => name)].filter((name) => name !== 'api');
    expect(names.length).toBeGreaterThan(1);
    for (const value of HOSTILE) {
      for (const name of names) guest.find(tested.tag).setAttribute(name, value);
      await painted(guest);
      expect(unsafeAddresses(guest, tested), value).toEqual([]);
    }
    expect(guest.log.errors).toEqual([]);
  });
}

for (const [tag, attribute] of LISTS) {
  it(`${attribute} of ${tag} accepts any address relative to the page, and rejects others with one warning`, async () => {
    const guest = await openGuest(`${LOADER}<${tag} api="/fault/one" ${attribute}="/{id}"></${tag}>`);
    const links = () => [...(guest.find(tag).shadowRoot?.querySelectorAll('a') ?? [])];
    for (const address of RELATIVE) {
      guest.find(tag).setAttribute(attribute, `${address}{id}`);
      const isIt = (a: HTMLAnchorElement) => a.getAttribute('href')?.startsWith(address) && !a.href.includes('{');
      const link = await until(() => links().find(isIt));
      expect(link.href).toBe(new URL(link.getAttribute('href') ?? '', guest.document.baseURI).href);
    }
    expect(guest.log.warnings).toEqual([]);
    for (const address of [...REJECTED, ...REJECTED]) {
      guest.find(tag).setAttribute(attribute, `${address}{id}`);
      await until(() => warningsOf(guest, `${address}{id} is ignored`));
      await painted(guest);
      expect(links()).toEqual([]);
    }
    for (const address of REJECTED) expect(warningsOf(guest, `${address}{id} is ignored`), address).toBe(1);
  });
}

describe('an address of ummes-event-detail', () => {
  const open = async (attributes: string) => {
    const guest = await openGuest(`${LOADER}<${DETAIL} api="/fault/one" event-id="1" ${attributes}></${DETAIL}>`);
    await until(() => guest.inside(DETAIL, '[part~=event]'));
    return guest;
  };
  const goBack = (guest: Guest) => guest.inside(DETAIL, '[part~=back]').click();

  it('leads back to a section of the page itself, or to the page with another query', async () => {
    const guest = await open('back-href="#activities"');
    goBack(guest);
    expect(guest.window.location.hash).toBe('#activities');
    guest.find(DETAIL).setAttribute('back-href', '?page=2');
    await painted(guest);
    goBack(guest);
    await until(() => guest.window.location.search === '?page=2');
    expect(guest.window.location.pathname).toBe('/guest');
  });

  it("is relative to the page's base URL", async () => {
    const tested = TAGS.find(({ tag }) => tag === DETAIL) as TestedTag;
    const guest = await openGuest(markup({ ...tested, attributes: 'event-id="1" href="?event=1"' }), {
      head: '<base href="/guest/activities/">',
    });
    const shared: string[] = [];
    const share = async ({ url }: ShareData) => shared.push(url ?? '');
    Object.defineProperty(guest.window.navigator, 'share', { value: share });
    addScript(guest, '/widgets/ummes.js');
    await shown(guest, tested);
    const buttons = [...(guest.find(DETAIL).shadowRoot?.querySelectorAll('button') ?? [])];
    buttons.find((button) => button.textContent?.includes('Share'))?.click();
    await until(() => shared.length > 0);
    expect(shared[0]?.replace(/.*(\/guest.*)/, '$1')).toBe('/guest/activities/?event=1');
  });

  it('is rejected with one warning if it does not lead to a page', async () => {
    const guest = await open('back-href="javascript:alert(1)" href="data:text/html,x"');
    const alerts: string[] = [];
    guest.window.alert = (text) => alerts.push(`alert: ${text}`);
    guest.window.console.log = (text) => alerts.push(`log: ${text}`);
    goBack(guest);
    goBack(guest);
    const told = ['log: Back to Events', 'alert: Back to Events'];
    expect(alerts).toEqual([...told, ...told]);
    expect(guest.find(DETAIL).shadowRoot?.textContent).not.toContain('Share');
    expect([warningsOf(guest, 'javascript:alert(1)'), warningsOf(guest, 'data:text/html,x')]).toEqual([1, 1]);
    expect(guest.log.errors).toEqual([]);
  });
});
