import { existsSync, readFileSync } from 'node:fs';
import { EMBED_PATH, LOADER_PATH } from '../../../model/addresses/api-paths';
import { findItem } from '../../../model/lists/query';
import {
  LOADER_CALL,
  type RenderingOptions,
  renderingKey,
  type ServerRendering,
} from '../../../model/tags/server-rendering';
import { readableBy } from '../../http/cors';
import { NO_PAGE_POLICY } from '../../http/csp';
import { EMBEDDABLE, FOR_A_MINUTE } from '../../http/headers';
import { type PreparedResponse, prepare } from '../../http/prepared';
import { type Contents, snapshotSource } from '../contents/contents';
import { keyOf } from '../keys/cache-key';
import { DEFAULT_LANGUAGE } from '../keys/language';
import { attributesOf, type TagAttributes } from '../keys/tag-attributes';
import type { Found, WorkerOptions } from '../messages';
import { scriptJson } from '../pages/page-document';
import type { RenderedTag, Renderer } from '../renderer';
import { categoryIn, tagContent, tagOptions } from './tag-content';

interface TagMakerParts extends Pick<WorkerOptions, 'build' | 'siteUrl' | 'origins'> {
  tags: TagAttributes;
  contents: Contents;
  renderer: Renderer;
}

/** Renders tags, for display until their code has loaded, in three forms: JSON, HTML and the loader. */
export class TagMaker {
  readonly #plain: Record<string, string>;

  constructor(readonly parts: TagMakerParts) {
    this.#plain = { ...readableBy(parts.origins), 'Content-Security-Policy': NO_PAGE_POLICY };
  }

  /** Finds a tag's JSON or HTML. @returns null if its source has not been read yet. */
  find(path: string, name: string, query: URLSearchParams): Found | null {
    const options = this.optionsOf(name, query);
    if ('status' in options) return { key: keyOf(path, [...query]), kind: 'missing' };
    const { contents, siteUrl } = this.parts;
    const content = tagContent(name, options, contents, siteUrl);
    const key = keyOf(path, parametersOf(this.known(options)));
    return content && { key, kind: content.isRendered ? 'view' : 'missing' };
  }

  /** Finds the loader with the tags that have content. @returns null if there is none, or no loader. */
  findLoader(query: URLSearchParams): Found | null {
    if (!existsSync(this.parts.build.loader)) return null;
    const { contents, siteUrl } = this.parts;
    const found = (query.get('first') ?? '').split(',').flatMap((name): [string, RenderingOptions][] => {
      const options = this.optionsOf(name, query);
      const isRendered = !('status' in options) && tagContent(name, options, contents, siteUrl)?.isRendered !== false;
      return isRendered ? [[name, this.known(options)]] : [];
    });
    const [[, first] = []] = found;
    if (!first) return null;
    const attributes = Object.assign({}, ...found.map(([, options]) => options.attributes));
    const names = found.map(([name]) => name).join();
    return { key: keyOf(LOADER_PATH, [['first', names], ...parametersOf({ ...first, attributes })]), kind: 'view' };
  }

  /** Returns options without ids that no item has, and with categories as the sheet spells them. */
  known(options: RenderingOptions): RenderingOptions {
    const { 'event-id': eventId, 'news-id': newsId, category, ...attributes } = options.attributes;
    const { events, news, 'student-life': projects } = this.parts.contents.sheets;
    const known = {
      'event-id': events && eventId && findItem(events, eventId) ? eventId : '',
      'news-id': news && newsId && findItem(news, newsId) ? newsId : '',
      category: (projects && categoryIn(projects, category)) || category || '',
    };
    const given = Object.entries({ ...attributes, ...known }).filter(([, value]) => value);
    return { ...options, attributes: Object.fromEntries(given) };
  }

  /** Generates a tag's server rendering as JSON, for the loader. The body is `null` if the tag can't be rendered. */
  async json(key: string, name: string, query: URLSearchParams): Promise<PreparedResponse | null> {
    const options = this.optionsOf(name, query);
    if ('status' in options) return options;
    if (!tagContent(name, options, this.parts.contents, this.parts.siteUrl)) return null;
    const rendered = await this.render(key, name, options);
    return prepare(JSON.stringify(rendered && serverRendering(rendered)), {
      ...this.#plain,
      ...cacheOf([name], rendered !== null),
      'Content-Type': 'application/json; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    });
  }

  /** Generates a tag's HTML, for other servers to include. */
  async html(key: string, name: string, query: URLSearchParams): Promise<PreparedResponse | null> {
    const { contents, siteUrl } = this.parts;
    const options = this.optionsOf(name, query);
    if ('status' in options) return options;
    const content = tagContent(name, options, contents, siteUrl);
    if (!content) return null;
    const rendered = await this.render(key, name, options);
    return prepare((rendered ? template(rendered) : '') + content.list, {
      ...this.#plain,
      ...cacheOf([name], rendered !== null),
      'Content-Type': 'text/html; charset=utf-8',
      // Search engines should list the page, not this fragment.
      Link: `<${siteUrl + content.page}>; rel="canonical"`,
      ...(name === 'alumni' && { 'X-Robots-Tag': 'noindex' }),
    });
  }

  /** Generates the loader with server renderings of the tags in `first`, for a key from `findLoader`. */
  async loader(key: string, query: URLSearchParams): Promise<PreparedResponse | null> {
    const names = query.get('first')?.split(',') ?? [];
    const views: Record<string, ServerRendering> = {};
    for (const name of names) {
      const options = this.optionsOf(name, query);
      if ('status' in options) continue;
      const rendered = await this.render(key, name, options);
      if (rendered) views[renderingKey(name, options)] = serverRendering(rendered);
    }
    const isComplete = Object.keys(views).length === names.length;
    const code = readFileSync(this.parts.build.loader, 'utf8').trimEnd().slice(0, -LOADER_CALL.length);
    // Optimising plugins copy scripts into pages, where a closing tag in a string would end the element.
    return prepare(`${code}(${scriptJson(views)});\n`, {
      ...EMBEDDABLE,
      ...cacheOf(names, isComplete),
      'Content-Type': 'text/javascript; charset=utf-8',
      Vary: readableBy(this.parts.origins).Vary ?? '',
    });
  }

  /** Returns the language and attributes in a query, or the response to one that has none for this tag. */
  optionsOf(name: string, query: URLSearchParams): RenderingOptions | PreparedResponse {
    const declared = attributesOf(this.parts.tags, name);
    const options = declared && tagOptions(declared, query);
    const headers = { ...this.#plain, 'Content-Type': 'text/plain; charset=utf-8' };
    if (!options) return prepare('There is no such tag.', headers, 404);
    return options === 'too long' ? prepare('A value is too long.', headers, 400) : options;
  }

  /** Renders a tag. @returns null if the server has no content for it, or it can't be rendered. */
  async render(key: string, name: string, options: RenderingOptions): Promise<RenderedTag | null> {
    const { contents, siteUrl, renderer } = this.parts;
    if (!tagContent(name, options, contents, siteUrl)?.isRendered) return null;
    const attributes = { ...options.attributes, api: siteUrl };
    return renderer.render({ key, name: `${EMBED_PATH}/${name}.html` }, (module) =>
      module.renderTag(name, { ...options, attributes }, snapshotSource(contents)),
    );
  }
}

/** Returns the parameters of a tag's key. */
export function parametersOf({ lang, attributes }: RenderingOptions): [string, string][] {
  return [['lang', lang === DEFAULT_LANGUAGE ? '' : lang], ...Object.entries(attributes).sort()];
}

/** Returns the caching header. Removed people must not reappear, and a missing view may be available soon. */
function cacheOf(names: readonly string[], isComplete: boolean): Record<string, string> {
  return { 'Cache-Control': isComplete && !names.includes('alumni') ? FOR_A_MINUTE : 'no-cache' };
}

function serverRendering({ css, nodes, snapshot }: RenderedTag): ServerRendering {
  return { css, nodes, snapshot };
}

/** Prevents a closing tag in the CSS from ending its element. Our style sheets contain none at present. */
export function styleText(css: string): string {
  return css.replaceAll('</', '<\\/');
}

/** Returns a tag's declarative shadow root, with its snapshot. */
export function template({ css, html, snapshot }: RenderedTag): string {
  const style = `<style>${styleText(css)}</style>`;
  const data = `<script type="application/json" data-ummes-snapshot>${scriptJson(snapshot)}</script>`;
  return `<template shadowrootmode="open">${style}${html}</template>\n${data}\n`;
}
