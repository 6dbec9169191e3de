import type { System } from './system';
import { frameAddressWay } from './ways';

export const googleSites: System = {
  id: 'google-sites',
  name: 'Google Sites',
  summary: 'Any editor of the site can embed an address.',
  sources: [['Add Google files, videos, websites and more', 'https://support.google.com/sites/answer/90569']],
  ways(options) {
    return frameAddressWay(options, {
      title: 'Embed an address',
      before: ['Edit the page. On the right, choose **Insert > Embed**, and the tab **By URL**.'],
      paste: 'Paste this address.',
      after: ['Press **Insert**. Drag the frame’s lower edge until it is high enough.', 'Press **Publish**.'],
    });
  },
};
