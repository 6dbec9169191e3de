import { type HostPage, LOADER, openPage, painted, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';
import { addScript, declarationOf, markup, openTag, shown, TAGS, type TestedTag } from '../support/browser/tags';

const DETAIL = 'ummes-event-detail';

/** Addresses that an attribute accepts, and others that it rejects. */
const RELATIVE = ['#activities', '?page=2', '../a', '/a', '//other.example/a', 'https://other.example/a'];
const REJECTED = ['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'https://['];

/** Tags whose items become links when the page sets an address for them. */
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

/** Returns the addresses with an unsafe scheme, such as `javascript:`, in the tag's view. */
function unsafeAddresses(page: HostPage, { tag }: TestedTag): string[] {
  const names = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'poster'];
  const elements = [...(page.find(tag).shadowRoot?.querySelectorAll('*') ?? [])];
  const addresses = elements.flatMap((element) => names.flatMap((name) => element.getAttribute(name) ?? []));
  return addresses.filter((address) => {
    const url = URL.parse(address, page.document.baseURI);
    return url && !/^(?:https?|mailto|tel|webcal):$/.test(url.protocol) && !/^data:image\//i.test(url.href);
  });
}

const warningsOf = ({ log }: HostPage, text: string) => log.warnings.filter((warning) => warning.includes(text)).length;

for (const tested of TAGS) {
  it(`${tested.tag} shows no unsafe addresses and throws no errors, whatever its other attributes contain`, async () => {
    const page = await openTag(tested);
    const element = page.find(tested.tag);
    const { attributes } = await declarationOf(tested);
    const names = ['lang', ...attributes.map(({ name }) => name)].filter((name) => name !== 'api');
    // A tag with an unknown id shows no item, and so none of the links that the other attributes make.
    const ids = names.filter((name) => name.endsWith('-id'));
    const others = names.filter((name) => !ids.includes(name));
    expect(others.length).toBeGreaterThan(1);
    for (const hostile of [others, ids]) {
      for (const value of HOSTILE) {
        for (const name of hostile) element.setAttribute(name, value);
        await painted(page);
        if (hostile === others) expect(element.shadowRoot?.textContent, value).not.toBe('');
        expect(unsafeAddresses(page, tested), value).toEqual([]);
      }
    }
    expect(page.log.errors).toEqual([]);
  });
}

for (const [tag, attribute] of LISTS) {
  it(`${attribute} of ${tag} accepts any relative or https address, and rejects others with one warning`, async () => {
    const page = await openPage(`${LOADER}<${tag} api="/fault/one" ${attribute}="/{id}"></${tag}>`);
    const links = () => [...(page.find(tag).shadowRoot?.querySelectorAll('a') ?? [])];
    for (const address of RELATIVE) {
      page.find(tag).setAttribute(attribute, `${address}{id}`);
      const matches = (a: HTMLAnchorElement) => a.getAttribute('href')?.startsWith(address) && !a.href.includes('{');
      const link = await until(() => links().find(matches));
      expect(link.href).toBe(new URL(link.getAttribute('href') ?? '', page.document.baseURI).href);
    }
    expect(page.log.warnings).toEqual([]);
    for (const address of [...REJECTED, ...REJECTED]) {
      page.find(tag).setAttribute(attribute, `${address}{id}`);
      await until(() => warningsOf(page, `${address}{id} is ignored`));
      await painted(page);
      expect(links()).toEqual([]);
    }
    for (const address of REJECTED) expect(warningsOf(page, `${address}{id} is ignored`), address).toBe(1);
  });
}

describe('an address set on ummes-event-detail', () => {
  const open = async (attributes: string) => {
    const page = await openPage(`${LOADER}<${DETAIL} api="/fault/one" event-id="1" ${attributes}></${DETAIL}>`);
    await until(() => page.inside(DETAIL, '[part~=event]'));
    return page;
  };
  const goBack = (page: HostPage) => page.inside(DETAIL, '[part~=back]').click();

  it('can lead back to a section of the same page, or to the same page with another query', async () => {
    const page = await open('back-href="#activities"');
    goBack(page);
    expect(page.window.location.hash).toBe('#activities');
    page.find(DETAIL).setAttribute('back-href', '?page=2');
    await painted(page);
    goBack(page);
    await until(() => page.window.location.search === '?page=2');
    expect(page.window.location.pathname).toBe('/host-page');
  });

  it("is relative to the page's base URL", async () => {
    const tested = TAGS.find(({ tag }) => tag === DETAIL) as TestedTag;
    const page = await openPage(markup({ ...tested, attributes: 'event-id="1" href="?event=1"' }), {
      head: '<base href="/host-page/activities/">',
    });
    const shared: string[] = [];
    const share = async ({ url }: ShareData) => shared.push(url ?? '');
    Object.defineProperty(page.window.navigator, 'share', { value: share });
    addScript(page, '/widgets/ummes.js');
    await shown(page, tested);
    const buttons = [...(page.find(DETAIL).shadowRoot?.querySelectorAll('button') ?? [])];
    buttons.find((button) => button.textContent?.includes('Share'))?.click();
    await until(() => shared.length > 0);
    expect(shared[0]?.replace(/.*(\/host-page.*)/, '$1')).toBe('/host-page/activities/?event=1');
  });

  it('is rejected with one warning if it does not lead to a page', async () => {
    const page = await open('back-href="javascript:alert(1)" href="data:text/html,x"');
    const alerts: string[] = [];
    page.window.alert = (text) => alerts.push(`alert: ${text}`);
    page.window.console.log = (text) => alerts.push(`log: ${text}`);
    goBack(page);
    goBack(page);
    const expected = ['log: Back to Events', 'alert: Back to Events'];
    expect(alerts).toEqual([...expected, ...expected]);
    expect(page.find(DETAIL).shadowRoot?.textContent).not.toContain('Share');
    expect([warningsOf(page, 'javascript:alert(1)'), warningsOf(page, 'data:text/html,x')]).toEqual([1, 1]);
    expect(page.log.errors).toEqual([]);
  });
});
