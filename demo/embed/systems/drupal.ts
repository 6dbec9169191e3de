import type { System } from './system';
import { frameWay, lineWay } from './ways';

export const drupal: System = {
  id: 'drupal',
  name: 'Drupal',
  summary:
    'The text format decides what a text may contain. **Full HTML** keeps code; **Basic HTML** and **Restricted HTML** remove scripts and frames.',
  sources: [
    ['Text formats and editors', 'https://www.drupal.org/docs/user_guide/en/structure-text-formats.html'],
    [
      'The format Full HTML',
      'https://api.drupal.org/api/drupal/core%21profiles%21demo_umami%21config%21install%21editor.editor.full_html.yml/9',
    ],
  ],
  accounts: [
    { id: 'administrator', label: 'I can choose the text format Full HTML' },
    { id: 'writer', label: 'I can’t choose it' },
    { id: 'unknown', label: 'I don’t know' },
  ],
  ways(options) {
    const line = lineWay(options, {
      title: 'Paste one line as Full HTML',
      before: [
        'Edit the page. Below the text, choose the **Text format** **Full HTML**.',
        'In the editor’s toolbar, press **Source**.',
      ],
      paste: 'Paste this line where it should appear.',
      after: ['Press **Save** without pressing **Source** again, and open the page.'],
      notes: [
        options.account !== 'administrator' &&
          'If **Full HTML** isn’t among the formats, send these steps to your site’s administrator, who can also do this in a block: **Structure > Block layout > Add content block**.',
      ],
    });
    const frame = frameWay(options, {
      title: 'Paste a frame, if your format allows frames',
      before: ['Edit the page, and press **Source** in the editor’s toolbar.'],
      paste: 'Paste this frame where it should appear.',
      after: [
        'Press **Save**, and open the page. If the frame is missing, ask your site’s administrator to allow `<iframe src title width height style loading>` in your text format.',
      ],
    });
    return options.account === 'writer' ? [...frame, ...line] : [...line, ...frame];
  },
};
