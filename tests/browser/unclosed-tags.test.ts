import { type HostPage, LOADER, openPage, staysAbsent, until } from '../support/browser/host-page';
import { lateLoader, untilRendered } from '../support/browser/server-rendering';
import { describe, expect, it } from '../support/browser/suite';
import { addScript, isInteractive, isSeen } from '../support/browser/tags';

/** The content after an unclosed tag, which becomes its children. */
const REST = '<main><h2>About us</h2></main><footer id="end">The end</footer>';

const WARNING = '<ummes-next>: HTML ignores the slash in <ummes-next />; write <ummes-next></ummes-next>';

const viewOf = (page: HostPage) => page.inside('ummes-next', ':not(slot, style)');
const isRestSeen = (page: HostPage) => [...page.document.querySelectorAll('main, footer')].every(isSeen);

/** Waits until the view is above the rest of the page. */
async function expectBoth(page: HostPage) {
  await until(() => isInteractive(page, 'ummes-next') && isSeen(viewOf(page)) && page.log.warnings.length > 0);
  await staysAbsent(() => !isRestSeen(page));
  const top = page.find('main').getBoundingClientRect().top;
  expect(viewOf(page).getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  expect(page.log.warnings).toEqual([WARNING]);
  expect(page.log.errors).toEqual([]);
}

describe('a tag that was never closed', () => {
  const scripts: [name: string, script: string][] = [
    ['the loader', LOADER],
    ['the loader and its render', '<script src="/widgets/ummes.js?first=next"></script>'],
    ["the tag's own script", '<script type="module" src="/widgets/next.js"></script>'],
  ];
  for (const [name, script] of scripts) {
    it(`stays above the rest of the page, which stays visible: ${name}`, async () => {
      await expectBoth(await openPage(`${script}<ummes-next />${REST}`));
      await expectBoth(await openPage(`<ummes-next />${script}${REST}`));
    });
  }

  it('keeps the rest of the page visible and usable before its code loads', async () => {
    await untilRendered('next');
    const loader = lateLoader('next');
    const page = await openPage(`<ummes-next />${REST}<form><button type="button">Press</button></form>`);
    addScript(page, loader.src);
    let presses = 0;
    page.find('form button').addEventListener('click', () => (presses += 1));
    await until(() => page.loaded('/widgets/chunks/').length > 0);
    page.find('form button').click();
    expect(presses).toBe(1);
    await staysAbsent(() => !isRestSeen(page));
    await loader.release();
    await expectBoth(page);
  });

  it('shows the tags inside it, and warns once for each', async () => {
    const page = await openPage(
      `${LOADER}<div><ummes-next api="/fault/one" /><ummes-next api="/fault/one" /><ummes-events api="/fault/one" /></div>`,
    );
    await until(() => isSeen(page.inside('ummes-events', '[part~=card]')));
    await until(() =>
      [...page.document.querySelectorAll('ummes-next')].every((tag) => tag.shadowRoot?.querySelector('[part~=event]')),
    );
    await until(() => page.log.warnings.length > 0);
    await staysAbsent(() => page.log.warnings.length > 1);
    expect(page.log.warnings).toEqual([WARNING]);
  });

  it('hydrates HTML that the page’s server included', async () => {
    const page = await openPage(`<ummes-next>{embed next.html?lang=en}${REST}${LOADER}`);
    const view = viewOf(page);
    await expectBoth(page);
    expect(viewOf(page) === view).toBe(true);
  });
});

it('a fallback of headings, text, lists, pictures, links and data is hidden, without a warning', async () => {
  const page = await openPage(
    `${LOADER}<ummes-next api="/fault/one"><h2>Next</h2><div><p>See <a href="/events">our events</a></p><ul><li>One</li></ul>
     <picture><img alt="" src="/pictures/events/machine-shop.svg"></picture><script type="application/ld+json">{}</script></div></ummes-next>`,
  );
  await until(() => isSeen(page.inside('ummes-next', '[part~=event]')));
  expect(page.find('h2').checkVisibility() && isSeen(page.find('h2'))).toBe(false);
  expect(page.log.warnings).toEqual([]);
});
