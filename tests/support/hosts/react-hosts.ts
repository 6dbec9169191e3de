import assert from 'node:assert/strict';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Host } from './host';
import { CACHE } from './packages.mjs';
import { HOSTED_TAGS, LOADER, untilShown } from './tags';

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

async function bundle(version: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: REACT_HOST, loader: 'jsx', resolveDir: import.meta.dirname },
    alias: version === '18' ? REACT_18 : {},
    define: { 'process.env.NODE_ENV': '"production"' },
    nodePaths: [join(CACHE, '../../node_modules')],
    bundle: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Pages made with React, which have tags among their elements. */
export const REACT_HOSTS: readonly Host[] = ['18', '19'].map((version) => ({
  name: `a host made with React ${version}`,
  promise: 'tags live in it, and tell it what they do',
  async check(visit) {
    visit.put('/host.js', { body: '', document: await bundle(version) });
    await visit.open({ body: `<div id="root"></div>${LOADER}<script src="/host.js"></script>` });
    await untilShown(
      visit,
      HOSTED_TAGS.filter(({ tag }) => /events|newsletter/.test(tag)),
    );
    await visit.untilSeen(['output'], `React ${version}: loaded`);
    await visit.click(['button'], 'Toggle');
    await visit.untilGone(['ummes-events']);
    await visit.click(['button'], 'Toggle');
    await visit.untilSeen(['ummes-events', '[part~=card]']);
    await visit.click(['ummes-events', '[part~=link]']);
    await visit.untilSeen(['output'], `React ${version}: opened`);
    assert.deepEqual(await visit.reports(), []);
  },
}));
