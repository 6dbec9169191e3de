import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { escapeHtml } from '../../model/escape-html';
import { SHOWN_SECTIONS } from '../../model/event-sections';
import { HEADING_LEVELS } from '../../model/heading-level';
import { limitOf } from '../../model/limit';
import { categoryKey } from '../../model/project';
import { ADDRESS_PLACEHOLDER } from '../../model/public-address';
import { respondWithLinks } from '../feeds/linked-body';
import { textOf, uncompressedBody } from '../http/body';
import { BodyCache } from '../http/body-cache';
import type { Build } from '../http/build';
import { readableBy } from '../http/cors';
import { NO_PAGE_POLICY } from '../http/csp';
import { RENDERED_READS } from '../http/rate-limit';
import { scriptJson } from '../http/script-json';
import type { ServerEnv } from '../http/server-env';
import { moduleOf } from './page-views';
import { RenderedBodies } from './rendered-bodies';
import type { Renderer } from './renderer';
import type { ViewSources } from './sources';
import { type TagView, tagView } from './tag-view';
import type { ViewFaults } from './view-faults';

/** Some hundred views in all encodings, of each tag and language a few. */
const MAX_BYTES = 8_000_000;

/** Characters of an attribute's value. Addresses and ids are shorter. */
const MAX_VALUE = 500;

/** Characters of a language with script and region: `zh-Hant-TW`. */
const MAX_LANGUAGE = 11;

/** Retry-After while a sheet cannot be read, in seconds. */
const RETRY_SECONDS = '10';

/** Of a visitor whose language is not known. */
const DEFAULT_LANGUAGE = 'en';

/** Of a build without a list of tags: these have plain lists all the same. */
const PLAIN: Record<string, string[]> = { events: [], news: [] };

export interface EmbedParts {
  sources: ViewSources;
  renderer: Renderer;
  faults: ViewFaults;
  build: Build;
}

/** `/events.html` and the like: the first view of each tag, for the tag's loader and for other servers to include. */
export function embedRoutes({ sources, renderer, faults, build }: EmbedParts): Hono<ServerEnv> {
  const { settings } = sources;
  const routes = new Hono<ServerEnv>();
  const views = new RenderedBodies(MAX_BYTES, faults);
  const bodies = new BodyCache(MAX_BYTES);

  /** The view's template and data, with a placeholder for the site's address; '' if it cannot be rendered. */
  async function rendered(options: TagOptions, { first, version }: TagView): Promise<string> {
    const module = moduleOf(build);
    if (!module || !first) return '';
    const { name, attributes, lang } = options;
    const body = await views.get({
      ...{ key: keyOf(options), name: `/embed/${name}.html`, version: `${module.version} ${version}` },
      render: async () => {
        const withAddress = { ...attributes, api: ADDRESS_PLACEHOLDER };
        const { html, css } = await renderer.tag(module, name, { attributes: withAddress, lang }, first);
        return uncompressedBody(templateText(html, css, first), {});
      },
    });
    return body ? textOf(body) : '';
  }

  routes.get('/:file{[a-z-]+\\.html}', async (c) => {
    const options = optionsOf(c, build);
    if (options === null) return c.text('There is no such tag.', 404);
    if (options === 'too long') return c.text('A value is too long.', 400);
    const view = await tagView(options.name, options.attributes, sources);
    if (!view) return c.text('', 503, { 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' });
    const template = await rendered(options, view);
    const headers = {
      ...readableBy(settings.origins),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': NO_PAGE_POLICY,
      ...(options.name === 'alumni' && { 'X-Robots-Tag': 'noindex' }),
    };
    return respondWithLinks(c, settings, bodies, {
      key: template ? keyOf(options) : options.name,
      version: `${view.version} ${template ? moduleOf(build)?.version : ''}`,
      // search engines should list the page, not this fragment
      headers: (address) => ({ ...headers, Link: `<${address + view.page}>; rel="canonical"` }),
      text: (address) =>
        template.replaceAll(ADDRESS_PLACEHOLDER, escapeHtml(address)) + (view.list?.text(address) ?? ''),
    });
  });
  return routes;
}

interface TagOptions {
  name: string;
  attributes: Record<string, string>;
  lang: string;
}

function keyOf({ name, attributes, lang }: TagOptions): string {
  return JSON.stringify([name, lang, ...Object.entries(attributes).sort()]);
}

/** How many reads a request counts as: one in the tag's default form, which is in memory. The loader always names a language. */
export function readsOfEmbed(c: Context<ServerEnv>): number {
  return Object.keys(c.req.query()).some((name) => name !== 'lang') ? RENDERED_READS : 1;
}

/** What a request asks for; null if there is no such tag. Only attributes that the tag declares count. */
function optionsOf(c: Context<ServerEnv>, build: Build): TagOptions | 'too long' | null {
  const name = (c.req.param('file') ?? '').replace(/\.html$/, '');
  const tags = tagsOf(build);
  if (!Object.hasOwn(tags, name)) return null;
  const query = new URL(c.req.url).searchParams;
  const attributes: Record<string, string> = {};
  for (const attribute of tags[name] ?? []) {
    const value = query.get(attribute) ?? '';
    if (value.length > MAX_VALUE) return 'too long';
    const known = canonicalValue(attribute, value.trim());
    if (known) attributes[attribute] = known;
  }
  return { name, attributes, lang: canonicalLanguage(query.get('lang') ?? '') };
}

/** The values of attributes that have few. */
const VALUES: Record<string, readonly string[]> = { show: SHOWN_SECTIONS, 'heading-level': HEADING_LEVELS };

/** One spelling of an attribute's value, '' for one that the tag ignores: each is rendered for itself. */
function canonicalValue(attribute: string, value: string): string {
  if (attribute === 'limit') return String(limitOf(value) ?? '');
  const text = value.toLowerCase();
  const values = VALUES[attribute];
  if (values) return values.includes(text) ? text : '';
  return attribute === 'category' ? categoryKey(value) : value;
}

/** One spelling of a language, without extensions; English for none. */
function canonicalLanguage(text: string): string {
  try {
    return new Intl.Locale(text.slice(0, MAX_LANGUAGE)).baseName;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

let known: { file: string; tags: Record<string, string[]> } | undefined;

/** The tags of a build, with the attributes that change what they show. */
function tagsOf({ tags: file }: Build): Record<string, string[]> {
  if (known?.file === file) return known.tags;
  try {
    known = { file, tags: JSON.parse(readFileSync(file, 'utf8')) };
    return known.tags;
  } catch {
    return PLAIN;
  }
}

function templateText(html: string, css: string, first: object): string {
  // Nothing in a style sheet of ours ends its element; a later one might.
  const style = `<style>${css.replaceAll('</', '<\\/')}</style>`;
  const data = `<script type="application/json" data-ummes-first>${scriptJson(first)}</script>`;
  return `<template shadowrootmode="open">${style}${html}</template>\n${data}\n`;
}
