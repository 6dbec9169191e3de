import type { System } from './system';
import { addressWay, feedWay, frameAddressWay, frameWay, lineWay } from './ways';

export const other: System = {
  id: 'other',
  name: 'Something else',
  summary: 'Try these in turn: what your system allows depends on it and on your account.',
  sources: [],
  ways(options) {
    return [
      ...lineWay(options, {
        title: 'Paste one line as HTML',
        before: [
          'Edit the page, and add a block for HTML. It may be called **HTML**, **Custom HTML**, **Source code** or `</>`.',
        ],
        paste: 'Paste this line into it.',
        after: ['Save the page, and open it.'],
        notes: ['If nothing or only a link is left after saving, your account may not post scripts: try a frame.'],
      }),
      ...frameWay(options, {
        title: 'If scripts are removed: paste a frame as HTML',
        before: ['Edit the page, and add a block for HTML.'],
        paste: 'Paste this frame into it.',
        after: ['Save the page, and open it.'],
      }),
      ...frameAddressWay(options, {
        title: 'If there is no block for HTML: embed an address',
        before: ['Edit the page, and look for **Embed**, **Iframe** or **Web page** among the blocks.'],
        paste: 'Paste this address into it.',
        after: ['Save the page, and open it.'],
      }),
      ...addressWay(
        options,
        {
          title: 'If your system embeds addresses (oEmbed)',
          paste: 'Paste this address on a line of its own.',
          after: ['Save the page, and open it.'],
        },
        'To use them, paste a frame.',
      ),
      ...feedWay(options, {
        title: 'If your system shows feeds (RSS, Atom)',
        paste: 'Paste this address into a block for feeds.',
        after: ['Save the page, and open it.'],
      }),
    ];
  },
};
