import { policyCode } from '../workbench/code';
import type { System, Way, WayId, WayOptions, WayStep } from './systems/system';
import { SIZING_CODE } from './systems/ways';

/** Symptoms that a webmaster may see instead of the content, each with its remedy. */
export interface Symptom {
  id: 'nothing' | 'text' | 'link' | 'box' | 'colours' | 'visitors';
  see: string;
  advice: readonly WayStep[];
}

type Kind = 'script' | 'shortcode' | 'frame' | 'link' | 'feed';

const KINDS: Partial<Record<WayId, Kind>> = {
  line: 'script',
  shortcode: 'shortcode',
  plugin: 'shortcode',
  template: 'shortcode',
  link: 'link',
  'links-to-frames': 'link',
  feed: 'feed',
};

/** Systems in which the webmaster sets a frame's size with the mouse. */
const DRAGGED = ['google-sites', 'wix', 'notion'];
/** Systems that build files, so that no account or cache of theirs comes between. */
const STATIC = ['hugo', 'jekyll', 'html'];

/** Returns what can go wrong with a way, most frequent first. */
export function symptomsOf(system: System | undefined, way: Way, options: WayOptions): Symptom[] {
  const kind = KINDS[way.id] ?? 'frame';
  const context: Context = { system, way, options, kind, isStatic: STATIC.includes(system?.id ?? '') };
  return [link, nothing, text, box, colours, visitors].flatMap((symptom) => {
    const found = symptom(context);
    return found ? [found] : [];
  });
}

interface Context {
  system: System | undefined;
  way: Way;
  options: WayOptions;
  kind: Kind;
  isStatic: boolean;
}

function nothing({ system, way, kind, isStatic }: Context): Symptom {
  const removed =
    kind === 'script' || way.id === 'frame'
      ? `Edit the page again. If what you pasted is gone, your system has removed it, because your account may not post it: ${otherAccount(system, kind)}.`
      : 'Edit the page again, and check that what you pasted is still there.';
  const advice: WayStep[] = [
    {
      text: isStatic ? 'Check that the new page has been uploaded: look for `ummes` in its source (Ctrl+U).' : removed,
    },
    { text: 'If it is there, look at the page as visitors see it: it may not have been published yet.' },
  ];
  return { id: 'nothing', see: 'Nothing at all', advice };
}

function text({ system, way, kind }: Context): Symptom | undefined {
  const isFrame = kind === 'frame' && way.id === 'frame';
  if (kind === 'script' || isFrame) {
    const place = way.steps.find(({ code }) => code === undefined)?.text;
    return {
      id: 'text',
      see: 'The code, as text',
      advice: [
        { text: 'It was pasted as text. Remove it, and paste it where your system expects HTML:' },
        ...(place ? [{ text: place }] : []),
      ],
    };
  }
  if (way.id === 'address') {
    return {
      id: 'text',
      see: 'Only the address',
      advice: [
        {
          text:
            system?.id === 'wordpress'
              ? 'Remove it, and paste it into an **Embed** block. In the classic editor, it has to be on a line of its own, as plain text.'
              : 'It has to be alone in its paragraph, as plain text, without a link. Remove it, press Enter, and paste it again.',
        },
        {
          text: 'If your editor says that it could not be embedded, your system couldn’t reach the society’s site: try again in a few minutes.',
        },
      ],
    };
  }
  if (kind !== 'shortcode') return undefined;
  const missing =
    system?.id === 'wordpress'
      ? 'The plugin isn’t installed or active: see **For an administrator, once** in step 4.'
      : 'The site doesn’t have the file yet: see **Once, for the whole site** in step 4.';
  return { id: 'text', see: 'The shortcode, as text', advice: [{ text: missing }] };
}

function link({ system, kind, options, isStatic }: Context): Symptom | undefined {
  if (kind === 'link') {
    return {
      id: 'link',
      see: 'Only the link',
      advice: [
        { text: 'Reload the page while holding Shift: your browser may have an older copy of the wiki’s scripts.' },
        { text: 'If it stays a link, an administrator has to add the lines in step 4 first.' },
      ],
    };
  }
  if (kind !== 'script' && kind !== 'shortcode') return undefined;
  const isFiltered = kind === 'script' && !isStatic;
  const removed = `Most often, your account may not post code, and your system has kept only the link. Edit the page again: if the rest is gone, ${otherAccount(system, kind)}.`;
  return {
    id: 'link',
    see: 'Only the link',
    advice: [
      ...(isFiltered ? [{ text: removed }] : []),
      {
        text: `${isFiltered ? 'If it is all there, check' : 'Check'} that it ends with \`</script>\`, and paste it again if not.`,
      },
      {
        text: 'Otherwise, your site’s policy (Content-Security-Policy) blocks the society’s site. Ask your web server’s administrator to add its address to these three parts of the policy, and to keep what they have:',
        code: policyCode(options),
      },
    ],
  };
}

function box({ system, way, kind, options }: Context): Symptom | undefined {
  if (kind !== 'frame' && kind !== 'link') return undefined;
  const blocked: WayStep = {
    text: 'If the box is empty, your site’s policy (Content-Security-Policy) may block the society’s frames. Ask your web server’s administrator to add its address to this part of the policy, and to keep what it has:',
    code: `frame-src ${options.origin}`,
  };
  const see = 'An empty or cut-off box';
  if (kind === 'link') {
    return {
      id: 'box',
      see,
      advice: [
        { text: 'The lines in step 4 size the frame. Check that all of them were pasted, up to `})();`.' },
        blocked,
      ],
    };
  }
  if (DRAGGED.includes(system?.id ?? '')) {
    return {
      id: 'box',
      see,
      advice: [{ text: 'Drag the frame’s lower edge until it is high enough. What doesn’t fit scrolls inside.' }],
    };
  }
  if (way.id === 'address') {
    const plugin =
      system?.id === 'wordpress'
        ? ' With the society’s plugin (step 4), the frame gets the height of its content.'
        : '';
    return {
      id: 'box',
      see,
      advice: [{ text: `Your system limits the frame’s height; the rest scrolls inside.${plugin}` }, blocked],
    };
  }
  const numbers = way.id === 'frame' ? 'Raise the number after `height`. ' : 'Raise the frame’s height. ';
  return {
    id: 'box',
    see,
    advice: [
      { text: `${numbers}What doesn’t fit scrolls inside.` },
      {
        text: 'Or ask your site’s administrator to add this once to the site’s template. Then the frame gets the height of its content.',
        code: SIZING_CODE,
      },
      blocked,
    ],
  };
}

function colours({ way, kind }: Context): Symptom | undefined {
  if (kind === 'feed') return undefined;
  const advice =
    way.id === 'address'
      ? 'An address takes no settings, and shows light colours. On a dark page, choose another way in step 4.'
      : kind === 'frame' || kind === 'link'
        ? 'A frame can’t see your page’s colours. In step 2, choose **Always light** or **Always dark**, and paste it again.'
        : 'In step 2, choose **Always light** or **Always dark**, and paste it again. The colour of buttons and links is the **Accent colour** there.';
  return { id: 'colours', see: 'The right content in the wrong colours', advice: [{ text: advice }] };
}

function visitors({ system, isStatic }: Context): Symptom {
  const where =
    system?.id === 'wordpress'
      ? 'Visitors get an older copy of the page from a cache. In WordPress, look for **Clear cache** or **Purge** in the bar at the top, or in your cache plugin’s settings.'
      : isStatic
        ? 'Visitors get an older copy of the page from a cache. Wait, or clear the cache of your host or content delivery network.'
        : 'Visitors get an older copy of the page from a cache. Clear your site’s cache, or wait until it expires.';
  return { id: 'visitors', see: 'It works for me, but not for visitors', advice: [{ text: where }] };
}

/** Returns what to do if the account may not post what was pasted. */
function otherAccount(system: System | undefined, kind: Kind): string {
  if (kind === 'frame') return 'ask your site’s administrator to allow frames, or to paste it for you';
  return system?.accounts
    ? 'change your answer to **What may your account do?** in step 4'
    : 'choose another way in step 4, such as a frame';
}
