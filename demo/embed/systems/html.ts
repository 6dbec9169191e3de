import type { System } from './system';
import { frameWay, lineWay } from './ways';

export const html: System = {
  id: 'html',
  name: 'My own HTML files',
  summary: 'You can paste the line into the file.',
  sources: [],
  ways(options) {
    return [
      ...lineWay(options, {
        title: 'Paste one line into the file',
        before: ['Open the page’s file in a text editor.'],
        paste: 'Paste this line where it should appear.',
        after: ['Save the file, upload it if necessary, and open the page.'],
      }),
      ...frameWay(options, {
        title: 'If your site allows no scripts: paste a frame',
        before: ['Open the page’s file in a text editor.'],
        paste: 'Paste this frame where it should appear.',
        after: ['Save the file, upload it if necessary, and open the page.'],
      }),
    ];
  },
};
