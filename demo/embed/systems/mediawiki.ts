import { snippetLine } from '../../workbench/code';
import type { System, Way, WayOptions } from './system';
import { linksToFrames, wikiLink } from './ways';

/** Returns the lines for MediaWiki:Common.js. The hook runs for each page and each preview. */
const mediawikiScript = (options: WayOptions) => linksToFrames(options, "mw.hook('wikipage.content').add(show)");

export const mediawiki: System = {
  id: 'mediawiki',
  name: 'MediaWiki',
  tried: 'MediaWiki 1.39',
  summary:
    'Pages can’t contain HTML by default. Authors write a link, which a few lines of script, added once by an interface administrator, turn into a frame. Without scripts it stays a link.',
  sources: [
    ['Interface/JavaScript', 'https://www.mediawiki.org/wiki/Manual:Interface/JavaScript'],
    ['Links', 'https://www.mediawiki.org/wiki/Help:Links'],
    ['$wgRawHtml', 'https://www.mediawiki.org/wiki/Manual:$wgRawHtml'],
  ],
  accounts: [
    { id: 'administrator', label: 'I am an interface administrator: I can edit MediaWiki:Common.js' },
    { id: 'writer', label: 'I can edit pages' },
    { id: 'unknown', label: 'I don’t know' },
  ],
  ways(options) {
    const [own, once] = [link(options), [...script(options)]];
    return [...(options.account === 'administrator' ? [...once, ...own] : [...own, ...once]), rawHtml(options)];
  },
};

function link(options: WayOptions): Way[] {
  const target = wikiLink(options);
  if (!target) return [];
  return [
    {
      id: 'link',
      title: 'Write a link',
      needs: 'links-to-frames',
      steps: [
        {
          text: 'Edit the page (**Edit source**). Write this where it should appear, in a paragraph of its own.',
          code: `[${target.address} ${target.text}]`,
        },
        { text: 'Press **Show preview**: in place of the link, the content appears. Then press **Save changes**.' },
      ],
      notes: ['Without scripts, and until an administrator has added the lines for the whole site, it stays a link.'],
    },
  ];
}

function script(options: WayOptions): Way[] {
  const target = wikiLink(options);
  if (!target) return [];
  return [
    {
      id: 'links-to-frames',
      title: 'Turn the society’s links into frames',
      isOnce: true,
      steps: [
        { text: 'Open the page `MediaWiki:Common.js` and press **Edit**. You have to be an interface administrator.' },
        { text: 'Paste these lines at its end, and press **Save changes**.', code: mediawikiScript(options) },
        {
          text: 'Reload a page with such a link while holding Shift. Everyone who can edit pages writes links such as:',
          code: `[${target.address} ${target.text}]`,
        },
      ],
      notes: [
        'Only links to the society’s `/frame/` addresses are changed.',
        'If your wiki has a mobile version (MobileFrontend), paste the lines into `MediaWiki:Mobile.js` too.',
      ],
    },
  ];
}

function rawHtml(options: WayOptions): Way {
  return {
    id: 'line',
    title: 'If the wiki allows HTML (`$wgRawHtml`), paste one line',
    steps: [
      {
        text: 'Edit the page (**Edit source**), and paste this line in a paragraph of its own.',
        code: `<html>${snippetLine(options)}</html>`,
      },
      { text: 'Press **Save changes**.' },
    ],
    notes: ['`$wgRawHtml` lets every author run scripts: it is only for wikis that the public can’t edit.'],
  };
}
