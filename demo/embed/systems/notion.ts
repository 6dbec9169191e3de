import type { System } from './system';
import { frameAddressWay } from './ways';

export const notion: System = {
  id: 'notion',
  name: 'Notion',
  summary: 'Everyone who can edit the page can embed an address.',
  sources: [['Embed and connect other apps', 'https://www.notion.com/help/embed-and-connect-other-apps']],
  ways(options) {
    return frameAddressWay(options, {
      title: 'Embed an address',
      before: ['On an empty line, type `/embed` and press Enter.'],
      paste: 'Paste this address, and press **Embed link**.',
      after: ['Drag the frame’s lower edge until it is high enough.'],
    });
  },
};
