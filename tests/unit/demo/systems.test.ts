import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { measuredTags } from '../../../demo/build/measured-tags';
import { systemDocument } from '../../../demo/build/system-document';
import { includeInstructions } from '../../../demo/embed/instructions';
import { symptomsOf } from '../../../demo/embed/symptoms';
import type { Account, WayOptions } from '../../../demo/embed/systems/system';
import { codeIn, SYSTEMS, wayIn } from '../../../demo/embed/systems/systems';
import { pluginCode, pluginZip } from '../../../demo/embed/systems/wordpress/plugin';
import { TAG_NAMES } from '../../../demo/embed/wording';
import {
  frameAddress,
  frameCode,
  reserveHeight,
  settingsIn,
  shortName,
  snippetLine,
  snippetLineWithoutStyle,
} from '../../../demo/workbench/code';
import { describeTags } from '../../../src/build/reference/describe-tags';

const ORIGIN = 'https://society.example';
const ACCOUNTS: Account[] = ['administrator', 'writer', 'unknown'];
const tags = await measuredTags(describeTags());
const PHP = readFileSync('demo/embed/systems/wordpress/ummes.php', 'utf8');

const HOSTILE = `"'><img src=x onerror=alert(1)></script></html></iframe>]]]}}>%}?>&amp;<?php\n\\ [ummes] ''x'' ~~~~ {{x}}`;

function optionsFor(name: string, setup: Record<string, string> = {}, more: Partial<WayOptions> = {}): WayOptions {
  const tag = tags.find((each) => each.tag === `ummes-${name}`);
  if (!tag) throw new Error(`no tag ${name}`);
  return { tag, setup, origin: ORIGIN, account: 'unknown', ...more };
}

/** The attributes of all tags. Code that a site adds once knows the society's address itself. */
const ATTRIBUTES = [...new Set(tags.flatMap(({ attributes }) => attributes.map(({ name }) => name)))].filter(
  (name) => name !== 'api',
);

it.each(['hugo', 'jekyll'])(
  'code that is added once to %s knows every attribute, so a form with `send` sends',
  (id) => {
    const system = SYSTEMS.find((each) => each.id === id);
    const steps = system?.ways(optionsFor('contact')).flatMap((way) => way.steps) ?? [];
    const code = steps.map((step) => step.code).join('\n');
    expect(ATTRIBUTES.filter((name) => !code.includes(name))).toEqual([]);
  },
);

it('the plugin for WordPress knows every attribute', () => {
  expect(ATTRIBUTES.filter((name) => !PHP.includes(`'${name}'`))).toEqual([]);
});

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];
const isElement = (node: Node): node is Element => 'tagName' in node;
const attributesOf = ({ attrs }: Element) => Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
const textIn = (node: Node): string =>
  node.nodeName === '#text' && 'value' in node
    ? node.value
    : isElement(node)
      ? node.childNodes.map(textIn).join('')
      : '';
const all = (nodes: Node[]): Element[] => nodes.filter(isElement).flatMap((node) => [node, ...all(node.childNodes)]);

/** Returns all elements in a piece of HTML. */
const elementsIn = (html: string) => all(parseFragment(html).childNodes);

/** Every tag with its defaults, and with all settings and the link's text hostile. */
const CASES = tags.flatMap((tag) => {
  const name = shortName(tag);
  const hostile = Object.fromEntries(tag.attributes.map((attribute) => [attribute.name, HOSTILE]));
  const plain = Object.fromEntries(tag.attributes.map(({ name, example = '' }) => [name, example]));
  return ACCOUNTS.flatMap((account) => [
    { name, ...optionsFor(name, plain, { account }) },
    { name: `${name}, hostile`, ...optionsFor(name, hostile, { account, fallbackText: HOSTILE, accent: HOSTILE }) },
  ]);
});

/** Asserts that HTML contains only one tag with its link and script. */
function expectLine(html: string, options: WayOptions): void {
  expect(html).not.toMatch(/[\r\n]/);
  const [tag, link, script, ...others] = elementsIn(html);
  expect(others).toEqual([]);
  const booleans = options.tag.attributes.filter(({ kind }) => kind === 'boolean').map(({ name }) => name);
  const settings = settingsIn(options).map(([name, value]) => [
    name,
    value === 'true' && booleans.includes(name) ? '' : value.replace(/[\r\n]+/g, '\n'),
  ]);
  const { style, ...attributes } = attributesOf(tag as Element);
  expect(tag?.tagName).toBe(options.tag.tag);
  expect(attributes).toEqual(Object.fromEntries(settings));
  if (style)
    expect(style).toMatch(
      /^display:block;min-height:(\d+px|clamp\(\d+px,\((600px - 100vw|100vw - 600px)\)\*999,\d+px\))$/,
    );
  expect(link?.tagName).toBe('a');
  expect(attributesOf(link as Element)).toEqual({ href: `${ORIGIN}${options.tag.fallback.path}` });
  expect(textIn(link as Element)).toBe(options.fallbackText ?? options.tag.fallback.text);
  expect(script?.tagName).toBe('script');
  const { src = '', ...rest } = attributesOf(script as Element);
  expect(rest).toEqual({ type: 'module' });
  expect(new URL(src).origin + new URL(src).pathname).toBe(`${ORIGIN}/widgets/ummes.js`);
}

it('docs/in-your-system.md is up to date (if not, run npm run docs)', async () => {
  const { file, present, fresh } = await systemDocument();
  expect(present, file).toBe(fresh);
});

describe('the code for every tag', () => {
  it.each(CASES)('is one line that holds only the tag: $name ($account)', (options) => {
    expectLine(snippetLine(options), options);
    expectLine(snippetLineWithoutStyle(options), options);
    expect(attributesOf(elementsIn(snippetLineWithoutStyle(options))[0] as Element).style).toBeUndefined();
  });

  it.each(CASES)('is one frame of the society’s: $name ($account)', (options) => {
    const address = frameAddress(options);
    if (options.tag.tag === 'ummes-unsubscribe')
      return expect([address, frameCode(options)]).toEqual([undefined, undefined]);
    expect(new URL(address ?? '').pathname).toBe(`/frame/${shortName(options.tag)}`);
    expect(new URL(address ?? '').origin).toBe(ORIGIN);
    const [frame, ...others] = elementsIn(frameCode(options) ?? '');
    expect(others).toEqual([]);
    expect(attributesOf(frame as Element)).toMatchObject({ src: address, loading: 'lazy', style: 'border:0' });
  });

  it('escapes a hostile origin', () => {
    for (const code of [snippetLine, frameCode]) {
      const elements = elementsIn(code(optionsFor('events', {}, { origin: `https://x"><img src=x>` })) ?? '');
      expect(elements.map(({ tagName }) => tagName)).not.toContain('img');
    }
  });
});

describe.each(SYSTEMS)('$name', (system) => {
  it('has a way for every tag that can be framed, with stable, unique names', () => {
    for (const options of CASES) {
      const ways = system.ways(options);
      if (options.tag.tag !== 'ummes-unsubscribe') expect(ways.length, options.name).toBeGreaterThan(0);
      expect(new Set(ways.map(({ id }) => id)).size, options.name).toBe(ways.length);
      for (const { needs, steps, title } of ways) {
        expect(steps.length, title).toBeGreaterThan(0);
        if (needs) expect(ways.find(({ id }) => id === needs)?.isOnce, `${title} needs ${needs}`).toBe(true);
      }
    }
  });

  it('gives HTML that holds only the tag or the frame, whatever the settings', () => {
    for (const options of CASES) {
      for (const { id, steps } of system.ways(options)) {
        const code = steps.find((step) => step.code !== undefined)?.code ?? '';
        if (id === 'line') expectLine(code.replace(/^<(html|div)>|<\/(html|div)>$/g, ''), options);
        if (id === 'frame') expect(elementsIn(code).map(({ tagName }) => tagName)).toEqual(['iframe']);
        if (id === 'address' || id === 'feed' || id === 'frame-address') expect(new URL(code).origin).toBe(ORIGIN);
        if (id === 'shortcode' || id === 'link') expect(code).not.toMatch(/[\r\n]/);
      }
    }
  });

  it('names pages of its documentation', () => {
    for (const [title, address] of system.sources) {
      expect(title).not.toBe('');
      expect(new URL(address).protocol).toBe('https:');
    }
    expect(system.sources.length > 0 || ['html', 'other'].includes(system.id)).toBe(true);
  });
});

describe('the advice about what one sees', () => {
  const seen = (id: string, name = 'events', account: Account = 'unknown') => {
    const options = optionsFor(name, {}, { account });
    const system = SYSTEMS.find((each) => each.id === id);
    const way = system?.ways(options)[0];
    return way ? symptomsOf(system, way, options) : [];
  };

  it('is only about what can happen in each system', () => {
    const names = (...args: Parameters<typeof seen>) => seen(...args).map(({ id }) => id);
    expect(names('wordpress', 'events', 'administrator')).toEqual(['link', 'nothing', 'text', 'colours', 'visitors']);
    expect(names('wordpress', 'events', 'writer')).toEqual(['nothing', 'text', 'box', 'colours', 'visitors']);
    expect(names('mediawiki')).toEqual(['link', 'nothing', 'box', 'colours', 'visitors']);
    expect(names('notion')).toEqual(['nothing', 'box', 'colours', 'visitors']);
    expect(names('html')).toEqual(['link', 'nothing', 'text', 'colours', 'visitors']);
  });

  it('suspects the account first if only the link is left, except in files', () => {
    const onlyLink = (id: string, account: Account) =>
      seen(id, 'events', account).find(({ see }) => see === 'Only the link')?.advice[0]?.text;
    expect(onlyLink('wordpress', 'administrator')).toContain('your account may not post code');
    expect(onlyLink('other', 'unknown')).toContain('your account may not post code');
    expect(onlyLink('html', 'unknown')).toBe('Check that it ends with `</script>`, and paste it again if not.');
  });

  it('exists for every system, tag and account', () => {
    for (const { id, name } of SYSTEMS) {
      for (const { name: tag } of CASES.filter(({ fallbackText }) => !fallbackText)) {
        if (tag === 'unsubscribe') continue;
        for (const account of ACCOUNTS) {
          const symptoms = seen(id, tag, account);
          expect(symptoms.length, `${name}, ${tag}, ${account}`).toBeGreaterThan(0);
          for (const { see, advice } of symptoms)
            expect(advice.length, `${name}, ${tag}, ${account}: ${see}`).toBeGreaterThan(0);
        }
      }
    }
  });
});

describe('WordPress', () => {
  const first = (options: WayOptions) => SYSTEMS[0]?.ways(options)[0]?.id;

  it('gives administrators the line, and everyone else an address if the tag has one', () => {
    expect(first(optionsFor('events', {}, { account: 'administrator' }))).toBe('line');
    expect(first(optionsFor('events', {}, { account: 'writer' }))).toBe('address');
    expect(first(optionsFor('events', {}, { account: 'unknown' }))).toBe('address');
    expect(first(optionsFor('join', {}, { account: 'writer' }))).toBe('shortcode');
    expect(codeIn('wordpress', 'address', optionsFor('event-detail', { 'event-id': 'a b/c' }))).toBe(
      `${ORIGIN}/events/a%20b%2Fc`,
    );
    expect(codeIn('wordpress', 'feed', optionsFor('events'))).toBe(`${ORIGIN}/events.atom`);
    expect(wayIn('wordpress', 'feed', optionsFor('alumni'))).toBeUndefined();
  });

  it('says that an address takes no settings only if there are some', () => {
    const notes = (setup: Record<string, string>, accent = '') =>
      wayIn('wordpress', 'address', optionsFor('events', setup, { accent }))?.notes?.join();
    expect(notes({})).not.toContain('no settings');
    expect(notes({ limit: '3' })).toContain('no settings');
    expect(notes({}, '#8a1538')).toContain('no settings');
  });

  it('offers the contact form’s address only if the society’s server receives messages', () => {
    expect(wayIn('wordpress', 'address', optionsFor('contact'))).toBeUndefined();
    expect(wayIn('wordpress', 'address', optionsFor('contact', {}, { receives: ['newsletter'] }))).toBeUndefined();
    const received = optionsFor('contact', {}, { receives: ['contact'], account: 'writer' });
    expect(first(received)).toBe('address');
    expect(codeIn('wordpress', 'address', received)).toBe(`${ORIGIN}/contact`);
  });

  it('gives a shortcode whose values can’t end it', () => {
    expect(codeIn('wordpress', 'shortcode', optionsFor('events', { limit: '3' }))).toBe(
      '[ummes events limit="3" height="1400px"]',
    );
    expect(codeIn('wordpress', 'shortcode', optionsFor('next'))).toBe('[ummes next]');
    const hostile = codeIn(
      'wordpress',
      'shortcode',
      optionsFor('events', { limit: HOSTILE }, { fallbackText: HOSTILE }),
    );
    expect(hostile).toMatch(/^\[ummes events limit="[^"[\]<>]*" text="[^"[\]<>]*" height="[^"[\]<>]*"\]$/);
  });

  it('has a plugin that knows all tags, with their names, pages and heights', () => {
    const rows = PHP.matchAll(/^\t'([a-z-]+)' +=> array\( '(.+)', '(.+)', '(.+)' \),$/gm);
    expect([...rows].map(([, ...row]) => row)).toEqual(
      Object.entries(TAG_NAMES).map(([name, texts]) => {
        const options = optionsFor(name.replace('ummes-', ''));
        return [shortName(options.tag), texts.name, options.tag.fallback.path, reserveHeight(options)];
      }),
    );
    const known = PHP.match(/_SETTINGS = array\((.+)\);/g)?.join() ?? '';
    for (const { attributes } of tags)
      for (const { name } of attributes) if (name !== 'api') expect(known, name).toContain(`'${name}'`);
  });

  it('packs the plugin, with the society’s address, as WordPress expects it', () => {
    const code = pluginCode(PHP, "https://o'x\\.example$&");
    expect(code).toContain(`const UMMES_ORIGIN = 'https://o\\'x\\\\.example$&';`);
    expect(code.replace(/const UMMES_ORIGIN.*/, '')).toBe(PHP.replace(/const UMMES_ORIGIN.*/, ''));
    const files = unzipSync(pluginZip(code));
    expect(Object.keys(files)).toEqual(['ummes/ummes.php']);
    expect(new TextDecoder().decode(files['ummes/ummes.php'])).toBe(code);
  });
});

describe('the scripts and templates for administrators', () => {
  it.each(['mediawiki', 'dokuwiki'] as const)('turn links into frames in ES5 without innerHTML: %s', (system) => {
    const code = codeIn(system, 'links-to-frames', optionsFor('events')) ?? '';
    expect(code).toContain(`var society = '${ORIGIN}';`);
    expect(code).not.toMatch(/innerHTML|=>|\bconst\b|\blet\b|`/);
    const broken = codeIn(system, 'links-to-frames', optionsFor('events', {}, { origin: `x'</script>\n` })) ?? '';
    expect(broken).toContain(`var society = 'x\\'\\x3c/script> ';`);
  });

  it('are called as each system’s pages need', () => {
    const events = optionsFor('events', { limit: '3' });
    expect(codeIn('mediawiki', 'link', events)).toBe(`[${ORIGIN}/frame/events?limit=3 The society’s events]`);
    expect(codeIn('dokuwiki', 'link', events)).toBe(`[[${ORIGIN}/frame/events?limit=3|The society’s events]]`);
    expect(codeIn('hugo', 'shortcode', events)).toBe('{{< ummes tag="events" limit="3" height="1400px" >}}');
    expect(codeIn('jekyll', 'shortcode', events)).toBe(
      '{% include ummes.html tag="events" limit="3" height="1400px" %}',
    );
  });

  it('set the accent, where a frame can’t', () => {
    const next = optionsFor('newsletter', {}, { accent: '#8a1538' });
    expect(codeIn('html', 'line', next)).toContain(
      ' style="display:block;min-height:120px;--ummes-color-accent:#8a1538">',
    );
    for (const id of ['wordpress', 'hugo', 'jekyll'])
      expect(codeIn(id, 'shortcode', next)).toContain(' height="120px" accent="#8a1538"');
    expect(wayIn('html', 'frame', next)?.notes?.join()).toContain('can’t take your accent');
    expect(wayIn('html', 'frame', optionsFor('newsletter'))?.notes?.join()).not.toContain('accent');
  });

  it('keep a hostile text within the call', () => {
    const hostile = optionsFor('events', { limit: HOSTILE }, { fallbackText: HOSTILE });
    expect(codeIn('mediawiki', 'link', hostile)).toMatch(/^\[https:[^ '[\]<>]+ [^[\]{}|<>]*\]$/);
    expect(codeIn('dokuwiki', 'link', hostile)).toMatch(/^\[\[https:[^|[\]]+\|[^[\]{}|<>]*\]\]$/);
    expect(codeIn('hugo', 'shortcode', hostile)).toMatch(/^\{\{< ummes tag="events"( [a-z]+="([^"\\]|\\")*")+ >\}\}$/);
    expect(codeIn('jekyll', 'shortcode', hostile)).toMatch(
      /^\{% include ummes\.html tag="events"( [a-z]+="([^"\\%{}]|\\")*")+ %\}$/,
    );
  });

  it('escape the link’s text in PHP', () => {
    const [php] = includeInstructions(optionsFor('events', {}, { fallbackText: "it's \\ ok" }));
    expect(php?.code).toContain("it\\'s \\\\ ok</a>'; ?>");
  });
});
