import type { System } from './system';
import { frameWay } from './ways';

export const sharepoint: System = {
  id: 'sharepoint',
  name: 'SharePoint',
  summary:
    'The web part **Embed** takes a frame from sites that the site’s administrator has allowed. Scripts aren’t possible.',
  sources: [
    [
      'Add content to your page using the Embed web part',
      'https://support.microsoft.com/en-us/office/add-content-to-your-page-using-the-embed-web-part-721f3b2f-437f-45ef-ac4e-df29dba74de8',
    ],
    [
      'Allow or restrict the ability to embed content',
      'https://support.microsoft.com/en-us/office/allow-or-restrict-the-ability-to-embed-content-on-sharepoint-pages-e7baf83f-09d0-4bd1-9058-4aa483ee137b',
    ],
  ],
  ways(options) {
    const host = URL.canParse(options.origin) ? new URL(options.origin).host : options.origin;
    const frame = frameWay(options, {
      title: 'Use the Embed web part',
      before: ['Edit the page. Press **+** and choose **Embed**.'],
      paste: 'Paste this frame into **Website address or embed code**.',
      after: ['Press **Publish** (or **Republish**).'],
    });
    if (!frame.length) return [];
    return [
      ...frame.map((way) => ({ ...way, needs: 'template' as const })),
      {
        id: 'template',
        title: 'Allow the society’s site in frames',
        isOnce: true,
        steps: [
          {
            text: 'As an owner of the SharePoint site, choose **Settings > Site information > View all site settings**, and under **Site Collection Administration**, **HTML Field Security**.',
          },
          {
            text: 'Choose **Allow contributors to insert iframes only from the following domains**, add this domain, and press **OK**.',
            code: host,
          },
        ],
      },
    ];
  },
};
