import type { System } from './system';
import { frameAddressWay, lineWay } from './ways';

export const joomla: System = {
  id: 'joomla',
  name: 'Joomla',
  summary:
    'Joomla’s text filters remove scripts and frames from what most groups write. The module **Wrapper** shows an address in a frame.',
  sources: [
    [
      'Security filters for articles',
      'https://jdocmanual.org/jdocmanual?manual=user&heading=security&filename=security-filters-for-articles.md',
    ],
    ['The module Wrapper', 'https://github.com/joomla/joomla-cms/blob/5.4-dev/modules/mod_wrapper/mod_wrapper.xml'],
  ],
  accounts: [
    { id: 'administrator', label: 'I am a Super User' },
    { id: 'writer', label: 'I can manage modules or write articles' },
    { id: 'unknown', label: 'I don’t know' },
  ],
  ways(options) {
    const line = lineWay(options, {
      title: 'Paste one line into a Custom module',
      before: [
        'Choose **Content > Site Modules > New > Custom**.',
        'Below the text field, press **Toggle Editor**, so that the field shows HTML.',
      ],
      paste: 'Paste this line.',
      after: ['Choose a **Position** and, under **Menu Assignment**, the page. Press **Save & Close**.'],
      notes: [
        'If only a link is left after saving, your group is filtered: see **System > Global Configuration > Text Filters**.',
      ],
    });
    const wrapper = frameAddressWay(options, {
      title: 'Use a Wrapper module',
      before: ['Choose **Content > Site Modules > New > Wrapper**.'],
      paste: 'Paste this address into the field **URL**.',
      after: [
        'Set **Width** to 100% and **Height** to 600. Choose a **Position** and, under **Menu Assignment**, the page. Press **Save & Close**.',
      ],
    });
    return options.account === 'administrator' ? [...line, ...wrapper] : [...wrapper, ...line];
  },
};
