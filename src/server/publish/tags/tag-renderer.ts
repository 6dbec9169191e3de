import { EMBED_PATH } from '../../../model/addresses/api-paths';
import { findItem } from '../../../model/lists/query';
import type { RenderingOptions } from '../../../model/tags/server-rendering';
import { readableBy } from '../../http/cors';
import { NO_PAGE_POLICY } from '../../http/csp';
import { FOR_A_MINUTE } from '../../http/headers';
import { type PreparedResponse, prepareResponse } from '../../http/prepared';
import { type Contents, snapshotSource } from '../contents/contents';
import { DEFAULT_LANGUAGE } from '../keys/language';
import { attributesOf, type TagAttributes } from '../keys/tag-attributes';
import type { WorkerOptions } from '../messages';
import type { RenderedTag, Renderer } from '../renderer';
import { categoryIn, type TagContent, tagContent, tagOptions } from './tag-content';

interface TagRendererParts extends Pick<WorkerOptions, 'siteUrl' | 'origins'> {
  tags: TagAttributes;
  contents: Contents;
  renderer: Renderer;
}

/** Renders tags, for the responses that contain them: tags themselves, the loader, and frames. */
export class TagRenderer {
  /** Headers of a response that other sites include. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(readonly parts: TagRendererParts) {
    this.headers = { ...readableBy(parts.origins), 'Content-Security-Policy': NO_PAGE_POLICY };
  }

  /** Returns the language and attributes in a query, or the response to one that has none for this tag. */
  optionsOf(name: string, query: URLSearchParams): RenderingOptions | PreparedResponse {
    const declared = attributesOf(this.parts.tags, name);
    const options = declared && tagOptions(declared, query);
    const headers = { ...this.headers, 'Content-Type': 'text/plain; charset=utf-8' };
    if (!options) return prepareResponse('There is no such tag.', headers, 404);
    return options === 'too long' ? prepareResponse('A value is too long.', headers, 400) : options;
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

  /** Returns the content that the server has for a tag; null if its source has not been read yet. */
  contentOf(name: string, options: RenderingOptions): TagContent | null {
    return tagContent(name, options, this.parts.contents, this.parts.siteUrl);
  }

  /** Renders a tag. @returns null if the server has no content for it, or it can't be rendered. */
  async render(key: string, name: string, options: RenderingOptions): Promise<RenderedTag | null> {
    if (!this.contentOf(name, options)?.isRendered) return null;
    const { contents, siteUrl, renderer } = this.parts;
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
export function cacheOf(names: readonly string[], isComplete: boolean): Record<string, string> {
  return { 'Cache-Control': isComplete && !names.includes('alumni') ? FOR_A_MINUTE : 'no-cache' };
}
