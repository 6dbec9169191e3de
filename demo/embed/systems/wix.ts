import type { System } from './system';
import { frameAddressWay } from './ways';

export const wix: System = {
  id: 'wix',
  name: 'Wix',
  summary: 'Any editor of the site can embed an address that starts with https.',
  sources: [
    ['Embedding a site or a widget', 'https://support.wix.com/en/article/wix-editor-embedding-a-site-or-a-widget'],
  ],
  ways(options) {
    return frameAddressWay(options, {
      title: 'Embed a site',
      before: [
        'In the editor, choose **Add Elements > Embed Code > Embed a Site**.',
        'Press **Enter Website Address**.',
      ],
      paste: 'Paste this address, and press **Apply**.',
      after: [
        'Drag the box’s edges until it is wide and high enough, also in the mobile editor.',
        'Press **Publish**.',
      ],
    });
  },
};
