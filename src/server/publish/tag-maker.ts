import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMBED_PATH, LOADER_PATH } from '../../model/addresses/api-paths';
import {
  MAX_RENDERINGS,
  RENDERINGS_VARIABLE,
  type RenderingOptions,
  renderingKey,
  type ServerRendering,
} from '../../model/tags/server-rendering';
import { readableBy } from '../http/cors';
import { NO_PAGE_POLICY } from '../http/csp';
import { EMBEDDABLE, FOR_A_MINUTE } from '../http/headers';
import { type PreparedResponse, prepare } from '../http/prepared';
import { type Contents, snapshotSource } from './contents';
import type { WorkerOptions } from './messages';
import { scriptJson } from './page-document';
import type { RenderedTag, Renderer } from './renderer';
import { tagContent, tagOptions } from './tags';

/** The tags to use if the build has no list of tags. Their plain lists still work. */
const PLAIN_TAGS: Record<string, string[]> = { events: [], news: [] };

interface TagMakerParts extends Pick<WorkerOptions, 'build' | 'siteUrl' | 'origins'> {
  contents: Contents;
  renderer: Renderer;
}

/** Renders tags, for display until their code has loaded, in three forms: JSON, HTML and the loader. */
export class TagMaker {
  /** The attributes that change a tag's content, by tag name. */
  readonly #declared: Record<string, string[]>;
  readonly #plain: Record<string, string>;

  constructor(readonly parts: TagMakerParts) {
    const { build, origins } = parts;
    this.#declared = existsSync(build.tags) ? JSON.parse(readFileSync(build.tags, 'utf8')) : PLAIN_TAGS;
    this.#plain = { ...readableBy(origins), 'Content-Security-Policy': NO_PAGE_POLICY };
  }

  /** The tags' names without `ummes-`. */
  get names(): string[] {
    return Object.keys(this.#declared);
  }

  /** Generates a tag's server rendering as JSON, for the loader. The body is `null` if the tag can't be rendered. */
  async json(key: string, name: string, query: URLSearchParams): Promise<PreparedResponse | null> {
    const options = this.#options(name, query);
    if ('status' in options) return options;
    if (!tagContent(name, options, this.parts.contents, this.parts.siteUrl)) return null;
    const rendered = await this.#render(key, name, options);
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
    const options = this.#options(name, query);
    if ('status' in options) return options;
    const content = tagContent(name, options, contents, siteUrl);
    if (!content) return null;
    const rendered = await this.#render(key, name, options);
    return prepare((rendered ? template(rendered) : '') + content.list, {
      ...this.#plain,
      ...cacheOf([name], rendered !== null),
      'Content-Type': 'text/html; charset=utf-8',
      // Search engines should list the page, not this fragment.
      Link: `<${siteUrl + content.page}>; rel="canonical"`,
      ...(name === 'alumni' && { 'X-Robots-Tag': 'noindex' }),
    });
  }

  /**
   * Generates the loader with server renderings of the tags in `first`, a comma-separated list. The other parameters
   * are the same as for JSON and HTML. If a tag is unknown, or there are too many, none is included.
   */
  async loader(key: string, query: URLSearchParams): Promise<PreparedResponse | null> {
    const file = join(this.parts.build.web, LOADER_PATH);
    if (!existsSync(file)) return null;
    const asked = [...new Set(query.get('first')?.split(','))].sort();
    const isValid = asked.length <= MAX_RENDERINGS && asked.every((name) => Object.hasOwn(this.#declared, name));
    const names = isValid ? asked : [];
    const views: Record<string, ServerRendering> = {};
    for (const name of names) {
      const options = this.#options(name, query);
      if ('status' in options) continue;
      const rendered = await this.#render(key, name, options);
      if (rendered) views[renderingKey(name, options)] = serverRendering(rendered);
    }
    const isComplete = Object.keys(views).length === names.length;
    return prepare(`var ${RENDERINGS_VARIABLE}=${JSON.stringify(views)};\n${readFileSync(file, 'utf8')}`, {
      ...EMBEDDABLE,
      ...cacheOf(names, isComplete),
      'Content-Type': 'text/javascript; charset=utf-8',
      Vary: readableBy(this.parts.origins).Vary ?? '',
    });
  }

  #options(name: string, query: URLSearchParams): RenderingOptions | PreparedResponse {
    const declared = Object.hasOwn(this.#declared, name) ? this.#declared[name] : undefined;
    const options = declared && tagOptions(declared, query);
    const headers = { ...this.#plain, 'Content-Type': 'text/plain; charset=utf-8' };
    if (!options) return prepare('There is no such tag.', headers, 404);
    return options === 'too long' ? prepare('A value is too long.', headers, 400) : options;
  }

  /** Returns null if the server has no content for the tag, or it can't be rendered. */
  async #render(key: string, name: string, options: RenderingOptions): Promise<RenderedTag | null> {
    const { contents, siteUrl, renderer } = this.parts;
    if (!tagContent(name, options, contents, siteUrl)?.isRendered) return null;
    const attributes = { ...options.attributes, api: siteUrl };
    return renderer.render({ key, name: `${EMBED_PATH}/${name}.html` }, (module) =>
      module.renderTag(name, { ...options, attributes }, snapshotSource(contents)),
    );
  }
}

/** Returns the caching header. Removed people must not reappear, and a missing view may be available soon. */
function cacheOf(names: readonly string[], isComplete: boolean): Record<string, string> {
  return { 'Cache-Control': isComplete && !names.includes('alumni') ? FOR_A_MINUTE : 'no-cache' };
}

function serverRendering({ css, nodes, snapshot }: RenderedTag): ServerRendering {
  return { css, nodes, snapshot };
}

/** Returns a tag's declarative shadow root, with its snapshot. */
function template({ css, html, snapshot }: RenderedTag): string {
  // Prevents a closing tag in the CSS from ending the element. Our style sheets contain none at present.
  const style = `<style>${css.replaceAll('</', '<\\/')}</style>`;
  const data = `<script type="application/json" data-ummes-snapshot>${scriptJson(snapshot)}</script>`;
  return `<template shadowrootmode="open">${style}${html}</template>\n${data}\n`;
}
