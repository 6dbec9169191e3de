import type { System } from './system';
import { feedWay, frameWay } from './ways';

export const moodle: System = {
  id: 'moodle',
  name: 'Moodle',
  summary: 'Teachers can paste a frame into a page or a text area. Scripts may be removed.',
  sources: [
    ['Text editor', 'https://docs.moodle.org/en/Text_editor'],
    ['Page resource', 'https://docs.moodle.org/en/Page_resource'],
    ['Remote RSS feeds block', 'https://docs.moodle.org/en/Remote_RSS_feeds_block'],
  ],
  ways(options) {
    return [
      ...frameWay(options, {
        title: 'Paste a frame',
        before: [
          'Turn on **Edit mode**. Choose **Add an activity or resource > Page** (or **Text and media area**).',
          'In the text field’s toolbar, choose **View > Source code** (in the Atto editor, **HTML**).',
        ],
        paste: 'Paste this frame.',
        after: ['Press **Save** and then **Save and display**.'],
      }),
      ...feedWay(options, {
        title: 'Show a plain list with the block Remote RSS feeds',
        before: ['Turn on **Edit mode**, open the blocks on the right, and choose **Add a block > Remote RSS feeds**.'],
        paste: 'In the block’s settings, add this address as a feed.',
        after: ['Press **Save changes**.'],
      }),
    ];
  },
};
