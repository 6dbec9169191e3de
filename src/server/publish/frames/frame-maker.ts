import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { frameLinks, frameTitles } from '../../../content/frames';
import { findItem } from '../../../model/lists/query';
import { documentTitle } from '../../../model/society/titles';
import type { RenderingOptions } from '../../../model/tags/server-rendering';
import { framePolicy } from '../../http/csp';
import { type PreparedResponse, prepareResponse } from '../../http/prepared';
import { type Contents, societyIn } from '../contents/contents';
import { itemPath, LIST_PAGES } from '../keys/addresses';
import { keyOf, tagIn } from '../keys/cache-key';
import type { Asked, Maker } from '../maker';
import type { FoundResponse, WorkerOptions } from '../messages';
import { shadowRoot, styleText } from '../tags/shadow-root';
import { parametersOf, type TagRenderer } from '../tags/tag-renderer';
import { frameDocument, frameStyle } from './frame-document';

/** Tags that are not shown in frames: a page around the frame could make visitors unsubscribe without knowing it. */
const NEVER_FRAMED = ['unsubscribe'];

interface FrameMakerParts extends Pick<WorkerOptions, 'build' | 'siteUrl' | 'origins' | 'receives'> {
  renderer: TagRenderer;
  contents: Contents;
}

/** Makes a page with one tag for each frame on another site's page. */
export class FrameMaker implements Maker {
  readonly #script: string;

  constructor(readonly parts: FrameMakerParts) {
    const file = parts.build.frame;
    this.#script = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  }

  /** Finds a tag's page, which exists even before its content has been read. */
  find({ path, query }: Asked): FoundResponse {
    const { renderer } = this.parts;
    const { name = '' } = tagIn(path) ?? {};
    const options = this.#optionsOf(name, query);
    const missing: FoundResponse = { key: keyOf(path, [...query]), kind: 'missing' };
    if ('status' in options || renderer.contentOf(name, options)?.isRendered === false) return missing;
    const theme: [string, string] = ['theme', query.get('theme') ?? ''];
    return { key: keyOf(path, [...parametersOf(renderer.known(options)), theme]), kind: 'view' };
  }

  #optionsOf(name: string, query: URLSearchParams): RenderingOptions | PreparedResponse {
    return this.parts.renderer.optionsOf(NEVER_FRAMED.includes(name) ? '' : name, query);
  }

  /** Makes a tag's page. Besides the attributes in the query, it has those that the society's own pages set. */
  async make({ key, path, query }: Asked): Promise<PreparedResponse> {
    const { siteUrl, renderer } = this.parts;
    const { name = '' } = tagIn(path) ?? {};
    const options = this.#optionsOf(name, query);
    if ('status' in options) return { ...options, headers: { ...options.headers, ...this.#headers([]) } };
    const { lang } = options;
    const attributes = { ...this.#ownAttributes(name, options.attributes), ...options.attributes };
    const content = renderer.contentOf(name, options);
    const rendered = content && (await renderer.render(key, name, { lang, attributes }));
    const title = this.#title(name, attributes);
    const document = frameDocument({
      name,
      attributes,
      lang,
      theme: query.get('theme') ?? '',
      title,
      more: frameLinks[name] ?? title,
      page: siteUrl + (content?.page ?? '/'),
      content: rendered ? shadowRoot(rendered) : (content?.list ?? ''),
      script: this.#script,
    });
    return prepareResponse(document, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': rendered && name !== 'alumni' ? 'public, max-age=60' : 'no-cache',
      ...this.#headers([frameStyle(name), ...(rendered ? [styleText(rendered.css)] : [])]),
    });
  }

  /** Returns the attributes that a frame sets itself, as the society's own pages do: where links and messages go. */
  #ownAttributes(name: string, { 'event-id': id = '' }: Record<string, string>): Record<string, string> {
    const { contents, receives, siteUrl } = this.parts;
    const { email } = societyIn(contents);
    switch (name) {
      case 'events':
      case 'next':
        return { 'event-href': `${siteUrl}${itemPath('events', '')}{id}` };
      case 'event-detail':
        return { 'back-href': siteUrl + LIST_PAGES.events, href: siteUrl + itemPath('events', id) };
      case 'news':
        return { 'news-href': `${siteUrl}${itemPath('news', '')}{id}` };
      case 'student-life':
        return { 'project-href': `${siteUrl}${itemPath('student-life', '')}{id}` };
      case 'contact':
      case 'newsletter':
        return { ...(receives.includes(name) && { send: '' }), ...(email && { email }) };
      default:
        return {};
    }
  }

  #title(name: string, { 'event-id': id = '' }: Record<string, string>): string {
    const { contents } = this.parts;
    const event = findItem(contents.sheets.events ?? [], id);
    return documentTitle(event?.title ?? frameTitles[name] ?? '', societyIn(contents));
  }

  /** @param styles the texts of the document's style elements. */
  #headers(styles: readonly string[]): Record<string, string> {
    const policy = framePolicy(this.parts.origins, this.parts.siteUrl, {
      'style-src': styles.map(hashOf),
      ...(this.#script && { 'script-src': [hashOf(this.#script)] }),
    });
    return {
      'Content-Security-Policy': policy,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Robots-Tag': 'noindex',
    };
  }
}

/** Returns the policy's source for an inline style or script. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
