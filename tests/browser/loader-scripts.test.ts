import packageJson from '../../package.json' with { type: 'json' };
import { type HostPage, LOADER, openPage, staysAbsent, until } from '../support/browser/host-page';
import { problems } from '../support/browser/server-rendering';
import { describe, expect, it } from '../support/browser/suite';
import { isInteractive } from '../support/browser/tags';

const EVENTS = '<ummes-events></ummes-events>';

/** A tag with the link that the documented snippets have. */
const linked = (origin: string) =>
  `<ummes-events><p><a href="${origin}/events">The society's events</a></p></ummes-events>`;

const VERSION = `/widgets/${packageJson.version}/`;

/** Waits until the tag works, and checks that the loader did its work once and left nothing behind. */
async function expectTag(page: HostPage, own: string[] = []) {
  await until(() => isInteractive(page, 'ummes-events') && page.inside('ummes-events', '[part~=card]'));
  expect(problems(page)).toEqual([]);
  const known = new Set([...page.log.globals, ...own]);
  expect(Object.getOwnPropertyNames(page.window).filter((name) => !known.has(name))).toEqual([]);
}

/** Adds a classic script as a plugin would that delays scripts. */
function addClassic({ document }: HostPage, properties: Partial<HTMLScriptElement>) {
  document.head.append(Object.assign(document.createElement('script'), properties));
}

/** Returns the origins of the files and renders that a page loaded. */
const originsOf = (page: HostPage) => [
  ...new Set([...page.loaded('/embed/'), ...page.loaded('/chunks/')].map((address) => new URL(address).origin)),
];

async function codeOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

describe('the loader as a classic script', () => {
  const lines: [name: string, line: string][] = [
    ['in the body', '<script src="/widgets/ummes.js"></script>'],
    ['deferred', '<script defer src="/widgets/ummes.js"></script>'],
    ['async', '<script async src="/widgets/ummes.js"></script>'],
    ['with a version in its query', '<script src="/widgets/ummes.js?ver=1.2" id="ummes-js"></script>'],
  ];
  for (const [name, line] of lines) {
    it(`shows tags before and after it: ${name}`, async () => {
      const page = await openPage(`<ummes-newsletter></ummes-newsletter>${line}${EVENTS}`, { policy: 'trusted-types' });
      await until(() => isInteractive(page, 'ummes-newsletter'));
      await expectTag(page);
    });
  }

  it('shows tags when it is in the head', async () => {
    const page = await openPage(EVENTS, { head: '<script src="/widgets/ummes.js"></script>' });
    await expectTag(page);
  });

  it('shows tags when it is added after the page has loaded', async () => {
    const page = await openPage(EVENTS);
    addClassic(page, { src: '/widgets/ummes.js' });
    await expectTag(page);
  });

  it('uses its own origin by default', async () => {
    const page = await openPage(`<script src="{foreign}/widgets/ummes.js"></script>${EVENTS}`, {
      policy: 'documented',
    });
    await expectTag(page);
    expect(originsOf(page).length).toBe(1);
    expect(originsOf(page)).not.toContain(page.window.location.origin);
  });

  it('shows the renders that came with it, without a global variable', async () => {
    const line = '<script src="/widgets/ummes.js?ver=1.2&amp;first=events"></script>';
    const page = await openPage(line + EVENTS, { policy: 'trusted-types' });
    await expectTag(page);
    expect(page.loaded('/embed/')).toEqual([]);
  });

  it("loads its version's files", async () => {
    const page = await openPage(`<script src="${VERSION}ummes.js"></script>${EVENTS}`);
    await expectTag(page);
    for (const address of page.loaded('/chunks/')) expect(address).toContain(VERSION);
  });

  it('is fetched again when a deploy has removed its files', async () => {
    const page = await openPage(EVENTS);
    addClassic(page, { src: `/stale/${Date.now()}-classic/widgets/ummes.js` });
    await until(() => isInteractive(page, 'ummes-events'));
    expect(page.log.warnings.length).toBe(1);
    expect(page.log.errors).toEqual([]);
  });
});

describe('the loader on a page that has it twice', () => {
  it('works once, as a module and as a classic script', async () => {
    const page = await openPage(`${LOADER}<script src="/widgets/ummes.js?ver=1.2"></script>${EVENTS}`);
    addClassic(page, { src: '/widgets/ummes.js?ver=1.3' });
    await expectTag(page);
    expect(page.loaded('/embed/').length).toBe(1);
  });

  it("warns once when the code can't be loaded", async () => {
    const address = `/outage/twice-${Date.now()}/widgets/ummes.js`;
    const page = await openPage(
      `<script src="${address}"></script><script type="module" src="${address}"></script>${EVENTS}`,
    );
    await until(() => page.log.warnings.length > 0);
    await staysAbsent(() => page.log.warnings.length > 1);
  });

  it('works in two versions', async () => {
    const page = await openPage(`${LOADER}<script src="${VERSION}ummes.js"></script>${EVENTS}`);
    await expectTag(page);
  });
});

describe('a copy of the loader', () => {
  const COMBINED = '<script src="/host-page/combined.js?files=/widgets/ummes.js"></script>';

  it('in another file uses the origin of the link inside the tag', async () => {
    const page = await openPage(COMBINED + linked('{foreign}'));
    await expectTag(page, ['before', 'after']);
    expect(page.window).toMatchObject({ before: 'ran', after: 'ran' });
    expect(originsOf(page).length).toBe(1);
    expect(originsOf(page)).not.toContain(page.window.location.origin);
  });

  it('in another file uses the origin of the API', async () => {
    const page = await openPage(`${COMBINED}<ummes-events api="${location.origin}"></ummes-events>`);
    await expectTag(page, ['before', 'after']);
  });

  it('in another file uses the address of a script that waits for consent', async () => {
    const waiting = `<script type="text/plain" data-src="${location.origin}${VERSION}ummes.js"></script>`;
    const page = await openPage(waiting + COMBINED + linked('https://other.example'));
    await expectTag(page, ['before', 'after']);
    for (const address of page.loaded('/chunks/')) expect(address).toContain(VERSION);
  });

  it('in another file warns once if nothing on the page has an address, and keeps the children', async () => {
    const page = await openPage(
      `${COMBINED}<ummes-events><p>Our <a href="https://other.example/">events</a></p></ummes-events>`,
    );
    await until(() => page.log.warnings.length > 0);
    expect(page.log.warnings).toEqual(['<ummes-events> could not be loaded without an api attribute']);
    await staysAbsent(() => page.log.warnings.length > 1);
    expect(page.find('ummes-events p').checkVisibility()).toBe(true);
    expect(page.log.errors).toEqual([]);
  });

  it('in the page itself shows tags', async () => {
    const page = await openPage(linked(location.origin));
    addClassic(page, { text: await codeOf('/widgets/ummes.js?first=events') });
    await expectTag(page);
    expect(page.loaded('/embed/')).toEqual([]);
  });

  it('in a Blob shows tags', async () => {
    const waiting = `<script type="rocketlazyloadscript" data-rocket-src="${location.origin}${VERSION}ummes.js"></script>`;
    const page = await openPage(waiting + EVENTS);
    const blob = new page.window.Blob([await codeOf(`${VERSION}ummes.js`)], { type: 'text/javascript' });
    addClassic(page, { src: page.window.URL.createObjectURL(blob) });
    await expectTag(page);
    for (const address of page.loaded('/chunks/')) expect(address).toContain(VERSION);
  });
});
