import { join } from 'node:path';
import { build } from 'esbuild';
import { CACHE, hasDebianPackage } from '../support/hosts/packages.mjs';
import { ALL_TAGS, HOSTED_TAGS, LOADER, untilShown, use } from '../support/hosts/tags';
import { expect, test } from '../support/hosts/test';

const script = (path: string) => `<script src="/packages/${path}"></script>`;

/** Scripts of others, by the page's name for them; they run before the tags' own. */
const LIBRARIES: Record<string, string> = {
  'jQuery 3.7.1 and its plug-ins': script('jquery@3.7.1/dist/jquery.js') + script('jquery-pjax@2.0.1/jquery.pjax.js'),
  'Angular’s zone.js 0.15.1': script('zone.js@0.15.1/bundles/zone.umd.js'),
  'Prototype.js 1.7.3': script('libjs-prototype/usr/share/javascript/prototype/prototype.js'),
  'enumerable additions to Object.prototype': `<script>
    Object.prototype.each = function () {};
    Object.prototype.isEmptyObject = false;
  </script>`,
};

/** Where a library that npm does not have is missing. */
const MISSING: Record<string, boolean> = {
  'Prototype.js 1.7.3': !hasDebianPackage('libjs-prototype'),
};

test.describe('with scripts that change the language under the page,', () => {
  for (const [name, head] of Object.entries(LIBRARIES)) {
    test(`${name}: all tags show, open and answer`, async ({ page, openHost, reports }) => {
      test.skip(MISSING[name] === true, 'Debian has this library: apt-get download');
      await openHost({ head, body: ALL_TAGS + LOADER });
      await untilShown(page);
      for (const tested of HOSTED_TAGS) await use(page, tested);
      expect(reports).toEqual([]);
    });
  }
});

test('MooTools 1.4.5 with its compatibility with 1.2, which breaks React: the links between the tags come back', async ({
  page,
  openHost,
  reports,
}) => {
  test.skip(!hasDebianPackage('libjs-mootools'), 'Debian has this library: apt-get download');
  const mooTools = script('libjs-mootools/usr/share/javascript/mootools/mootools-core-nc.js');
  await openHost({ head: mooTools, body: ALL_TAGS + LOADER });
  for (const { tag } of HOSTED_TAGS) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect(page.locator(`${tag} > .kept`)).toBeVisible();
    expect(await page.locator(tag).evaluate((element) => element.shadowRoot?.textContent ?? '')).toBe('');
  }
  expect(reports).toEqual([]);
});

for (const version of ['18', '19']) {
  test(`a host made with React ${version}: tags live in it, and tell it what they do`, async ({
    page,
    openHost,
    hostSite,
    reports,
  }) => {
    const host = await build({
      stdin: { contents: REACT_HOST, loader: 'jsx', resolveDir: import.meta.dirname },
      alias: version === '18' ? REACT_18 : {},
      define: { 'process.env.NODE_ENV': '"production"' },
      nodePaths: [join(CACHE, '../../node_modules')],
      bundle: true,
      write: false,
    });
    hostSite.put('/host.js', { body: '', document: host.outputFiles[0]?.text ?? '' });
    await openHost({ body: `<div id="root"></div>${LOADER}<script src="/host.js"></script>` });
    await untilShown(
      page,
      HOSTED_TAGS.filter(({ tag }) => /events|newsletter/.test(tag)),
    );
    await expect(page.locator('output')).toHaveText(`React ${version}: loaded`);
    await page.getByRole('button', { name: 'Toggle' }).click();
    await expect(page.locator('ummes-events')).toBeHidden();
    await page.getByRole('button', { name: 'Toggle' }).click();
    await expect(page.locator('ummes-events [part~=card]').first()).toBeVisible();
    await page.locator('ummes-events [part~=link]').first().click();
    await expect(page.locator('output')).toHaveText(`React ${version}: opened`);
    expect(reports).toEqual([]);
  });
}

const REACT_18 = {
  react: join(CACHE, 'react@18.3.1'),
  'react-dom': join(CACHE, 'react-dom@18.3.1'),
};

const REACT_HOST = `
  import { createElement, useEffect, useRef, useState, version } from 'react';
  import { createRoot } from 'react-dom/client';
  function Host() {
    const [state, setState] = useState('');
    const [isShown, setShown] = useState(true);
    const around = useRef(null);
    useEffect(() => {
      const onLoad = () => setState('loaded');
      const onOpen = (event) => { event.preventDefault(); setState('opened'); };
      around.current.addEventListener('ummes-load', onLoad);
      around.current.addEventListener('ummes-open', onOpen);
    }, []);
    return createElement('div', { ref: around },
      createElement('output', null, 'React ' + version.split('.')[0] + ': ' + state),
      createElement('button', { onClick: () => setShown(!isShown) }, 'Toggle'),
      isShown && createElement('ummes-events', { 'event-href': '/events/{id}' }),
      createElement('ummes-newsletter', null, 'Newsletter'));
  }
  createRoot(document.getElementById('root')).render(createElement(Host));
`;
