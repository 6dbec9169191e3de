import { snippetLine } from '../../workbench/code';
import type { System, Way, WayOptions } from './system';
import { linksToFrames, wikiLink } from './ways';

/** Returns the lines for conf/userscript.js. DokuWiki loads jQuery first. */
const dokuwikiScript = (options: WayOptions) => linksToFrames(options, 'jQuery(show)');

export const dokuwiki: System = {
  id: 'dokuwiki',
  name: 'DokuWiki',
  tried: 'DokuWiki 2022-07-31 “Igor”',
  summary:
    'Pages can’t contain HTML by default. Authors write a link, which a few lines of script, added once by whoever runs the server, turn into a frame. Without scripts it stays a link.',
  sources: [
    ['JavaScript', 'https://www.dokuwiki.org/devel:javascript'],
    ['Links', 'https://www.dokuwiki.org/link'],
    ['Setting htmlok', 'https://www.dokuwiki.org/config:htmlok'],
  ],
  accounts: [
    { id: 'administrator', label: 'I can change files on the wiki’s server' },
    { id: 'writer', label: 'I can edit pages' },
    { id: 'unknown', label: 'I don’t know' },
  ],
  ways(options) {
    const [own, once] = [link(options), script(options)];
    return [...(options.account === 'administrator' ? [...once, ...own] : [...own, ...once]), html(options)];
  },
};

function codeOf(options: WayOptions): string | undefined {
  const target = wikiLink(options);
  return target && `[[${target.address}|${target.text}]]`;
}

function link(options: WayOptions): Way[] {
  const code = codeOf(options);
  if (code === undefined) return [];
  return [
    {
      id: 'link',
      title: 'Write a link',
      needs: 'links-to-frames',
      steps: [
        { text: 'Press **Edit this page**. Write this where it should appear, in a paragraph of its own.', code },
        { text: 'Press **Preview**: in place of the link, the content appears. Then press **Save**.' },
      ],
      notes: ['Without scripts, and until an administrator has added the lines for the whole site, it stays a link.'],
    },
  ];
}

function script(options: WayOptions): Way[] {
  const code = codeOf(options);
  if (code === undefined) return [];
  return [
    {
      id: 'links-to-frames',
      title: 'Turn the society’s links into frames',
      isOnce: true,
      steps: [
        { text: 'On the server, in the wiki’s folder, open the file `conf/userscript.js`, or create it.' },
        { text: 'Paste these lines at its end, and save it.', code: dokuwikiScript(options) },
        {
          text: 'Reload a page with such a link while holding Shift. Everyone who can edit pages writes links such as:',
          code,
        },
      ],
      notes: ['Only links to the society’s `/frame/` addresses are changed.'],
    },
  ];
}

function html(options: WayOptions): Way {
  return {
    id: 'line',
    title: 'If the wiki allows HTML (`htmlok`), paste one line',
    steps: [
      {
        text: 'Press **Edit this page**, and paste this line in a paragraph of its own.',
        code: `<html>${snippetLine(options)}</html>`,
      },
      { text: 'Press **Save**.' },
    ],
    notes: [
      'Releases after 2022-07-31 “Igor” no longer have the setting **Allow embedded HTML** (`htmlok`). It lets every author run scripts: it is only for wikis that the public can’t edit.',
    ],
  };
}
