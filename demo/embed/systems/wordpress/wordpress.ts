import { hasSettings, pageAddress, reserveHeight, shortName } from '../../../workbench/code';
import type { System, Way, WayOptions } from '../system';
import { addressWay, feedWay, lineWay, parameters } from '../ways';

/*
 * An account without `unfiltered_html` (authors and contributors; on a network of sites also editors and
 * administrators) can't post scripts, frames or unknown elements, but any account can paste an address.
 */
export const wordpress: System = {
  id: 'wordpress',
  name: 'WordPress',
  tried: 'WordPress 6.1.9',
  summary:
    'Administrators and editors may paste code. Authors may not: WordPress keeps only the link. They paste an address instead. On a network of sites (multisite), that applies to everyone but the network’s administrators.',
  sources: [
    ['Custom HTML block', 'https://wordpress.org/documentation/article/custom-html/'],
    ['Embeds', 'https://wordpress.org/documentation/article/embeds/'],
    ['RSS block', 'https://wordpress.org/documentation/article/rss-block/'],
    ['Roles and capabilities', 'https://wordpress.org/documentation/article/roles-and-capabilities/'],
  ],
  accounts: [
    { id: 'administrator', label: 'I am an administrator' },
    { id: 'writer', label: 'I am an editor or author: I can write pages or posts' },
    { id: 'unknown', label: 'I don’t know' },
  ],
  ways(options) {
    const hasPage = pageAddress(options) !== undefined;
    const [first, ...others] =
      options.account === 'administrator'
        ? [line(options), shortcode(options), address(options)]
        : hasPage
          ? [address(options), shortcode(options), line(options)]
          : [shortcode(options), line(options)];
    return [...(first ?? []), ...others.flat(), ...feed(options), plugin()];
  },
};

/** Returns the shortcode of the plugin (ummes.php), which knows the heights of tags without settings. */
function wordpressShortcode(options: WayOptions): string {
  const height = hasSettings(options) ? reserveHeight(options) : '';
  return `[ummes ${shortName(options.tag)}${parameters(options, shortcodeValue, height)}]`;
}

/** A shortcode's value can't contain quotes or brackets; the plugin decodes entities. */
function shortcodeValue(value: string): string {
  return value.replace(/[&"<>[\]\r\n]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function line(options: WayOptions): Way[] {
  return lineWay(options, {
    title: 'Paste one line into a Custom HTML block',
    before: [
      'Edit the page, or add one (**Pages > Add New**). Press **+** (Add block), search for **Custom HTML** and choose it.',
    ],
    paste: 'Click in the block, and paste this line.',
    after: ['Press **Publish**, **Update** or **Save**, and open the page.'],
    notes: [
      options.account === 'writer' &&
        'This works for editors, unless the site is part of a network of sites (multisite). For authors it doesn’t.',
      'In the classic editor, paste it in the **Text** (or **Code**) tab and save there. The **Visual** tab removes it, except for the link.',
      'To follow your theme’s main colour, enter `var(--wp--preset--color--primary)` as the accent colour in step 2. (Not all themes have it, and the preview doesn’t know yours.)',
      options.account !== 'administrator' &&
        'If only a link is left after saving, your account may not post code: paste an address instead (see **Other ways**).',
    ],
  });
}

function address(options: WayOptions): Way[] {
  return addressWay(
    options,
    {
      title: 'Paste an address',
      before: ['Edit the page or post, or add one. Press **+** (Add block), search for **Embed** and choose it.'],
      paste: 'Paste this address, and press **Embed**.',
      after: [
        'After a few seconds, WordPress shows it in place of the address.',
        'Press **Publish**, **Update** or **Save**, and open the page.',
      ],
      notes: [
        'It is in a frame, in its own typeface and at most 1,000 px high; more scrolls inside. Its links open the society’s site in place of your page.',
        options.account === 'writer' &&
          'Editors can paste one line instead, which takes your settings and looks like your page: see **Other ways**.',
        'In the classic editor, paste the address on a line of its own.',
      ],
    },
    'To use them, see **Use the society’s block or shortcode**.',
  );
}

function feed(options: WayOptions): Way[] {
  return feedWay(options, {
    title: 'Show a plain list with the RSS block',
    before: ['Edit the page. Press **+** (Add block), search for **RSS** and choose it.'],
    paste: 'Paste this address, and press **Use URL** (or **Apply**).',
    after: ['On the right, under **Settings**, choose the **Number of items**.'],
  });
}

function shortcode(options: WayOptions): Way[] {
  const settings = hasSettings(options) ? ' with your settings' : '';
  return [
    {
      id: 'shortcode',
      title: 'Use the society’s block or shortcode',
      needs: 'plugin',
      steps: [
        { text: 'An administrator has to install the society’s plugin first, once.' },
        {
          text: `Edit the page and start an empty paragraph. Paste this shortcode${settings}.`,
          code: wordpressShortcode(options),
        },
        { text: 'Press **Publish**, **Update** or **Save**, and open the page.' },
      ],
      notes: [
        'Or press **+** (Add block), search for **Society** and choose what to show on the right. Every account may use both.',
      ],
    },
  ];
}

function plugin(): Way {
  return {
    id: 'plugin',
    title: 'Install the society’s plugin',
    isOnce: true,
    steps: [
      { text: 'Download the plugin: one small file.', file: 'plugin' },
      { text: 'In WordPress, choose **Plugins > Add New > Upload Plugin**, the file `ummes.zip` and **Install Now**.' },
      { text: 'Press **Activate Plugin**.' },
    ],
    notes: [
      'You don’t need it for a line in a Custom HTML block.',
      'Everyone who can write pages can then use the block **Society** and the shortcode `[ummes events]`, and the frames of pasted addresses get the height of their content.',
      'Without an upload: copy the plugin’s `ummes.php` to the folder `wp-content/mu-plugins` on the server.',
    ],
  };
}
