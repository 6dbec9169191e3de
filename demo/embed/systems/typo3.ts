import type { System } from './system';
import { lineWay } from './ways';

export const typo3: System = {
  id: 'typo3',
  name: 'TYPO3',
  summary: 'The content element **Plain HTML** keeps code. Editors need permission to use it.',
  sources: [
    [
      'Content elements',
      'https://docs.typo3.org/m/typo3/reference-coreapi/main/en-us/ApiOverview/ContentElements/Index.html',
    ],
  ],
  ways(options) {
    return lineWay(options, {
      title: 'Paste one line into a Plain HTML element',
      before: [
        'In the **Page** module, open the page and press **+ Content** (**Create new content**).',
        'On the tab **Special elements**, choose **Plain HTML**.',
      ],
      paste: 'Paste this line into the field **HTML Code**.',
      after: ['Press **Save**, and open the page.'],
      notes: [
        'If **Plain HTML** is missing, ask your administrator for permission to use this content element, or to add it for you.',
      ],
    });
  },
};
