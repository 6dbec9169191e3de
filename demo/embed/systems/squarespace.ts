import type { System } from './system';
import { frameWay, lineWay } from './ways';

export const squarespace: System = {
  id: 'squarespace',
  name: 'Squarespace',
  summary: 'Code blocks keep scripts and frames only in plans that include them.',
  sources: [['Code blocks', 'https://support.squarespace.com/hc/en-us/articles/206543167-Code-Blocks']],
  ways(options) {
    return [
      ...lineWay(options, {
        title: 'Paste one line into a Code block',
        before: ['Edit the page. Press **Add Block** and choose **Code**.', 'Press the pencil, and choose **HTML**.'],
        paste: 'Paste this line in place of what is in the block.',
        after: ['Press **Save**, and open the page without being signed in: the editor doesn’t run scripts.'],
        notes: ['If Squarespace says that scripts are a premium feature, your plan doesn’t include them.'],
      }),
      ...frameWay(options, {
        title: 'Paste a frame into an Embed block',
        before: ['Edit the page. Press **Add Block** and choose **Embed**, then **Code snippet**.'],
        paste: 'Paste this frame.',
        after: ['Press **Save**.'],
      }),
    ];
  },
};
