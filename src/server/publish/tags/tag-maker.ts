import { EMBED_PATH } from '../../../model/addresses/api-paths';
import type { RenderingOptions } from '../../../model/tags/server-rendering';
import { type PreparedResponse, prepareResponse } from '../../http/prepared';
import { cacheKey, keyOf, tagIn } from '../keys/cache-key';
import type { TagAttributes } from '../keys/tag-attributes';
import type { Asked, Maker } from '../maker';
import type { FoundResponse } from '../messages';
import { serverRendering } from '../renderer';
import { shadowRoot } from './shadow-root';
import type { TagContent } from './tag-content';
import { cacheOf, parametersOf, type TagRenderer } from './tag-renderer';

/** The language in which tags are rendered in advance. */
const ADVANCE_LANGUAGE = 'en-GB';

/** Makes tags for display until their code has loaded: JSON for the loader, HTML for other servers to include. */
export class TagMaker implements Maker {
  /** The keys of the tags without attributes, which are made in advance. */
  readonly keys: readonly string[];

  constructor(
    readonly renderer: TagRenderer,
    readonly siteUrl: string,
    tags: TagAttributes,
  ) {
    this.keys = Object.keys(tags).flatMap((tag) =>
      ['json', 'html'].map((type) => cacheKey(`${EMBED_PATH}/${tag}.${type}?lang=${ADVANCE_LANGUAGE}`, tags)),
    );
  }

  find({ path, query }: Asked): FoundResponse | null {
    const { name = '' } = tagIn(path) ?? {};
    const options = this.renderer.optionsOf(name, query);
    if ('status' in options) return { key: keyOf(path, [...query]), kind: 'missing' };
    const content = this.renderer.contentOf(name, options);
    const key = keyOf(path, parametersOf(this.renderer.known(options)));
    return content && { key, kind: content.isRendered ? 'view' : 'missing' };
  }

  async make({ key, path, query }: Asked): Promise<PreparedResponse | null> {
    const { name = '', form } = tagIn(path) ?? {};
    const options = this.renderer.optionsOf(name, query);
    if ('status' in options) return options;
    const content = this.renderer.contentOf(name, options);
    if (!content) return null;
    return form === 'json' ? this.#json(key, name, options) : this.#html(key, name, options, content);
  }

  /** The body is `null` if the tag can't be rendered. */
  async #json(key: string, name: string, options: RenderingOptions): Promise<PreparedResponse> {
    const rendered = await this.renderer.render(key, name, options);
    return prepareResponse(JSON.stringify(rendered && serverRendering(rendered)), {
      ...this.renderer.headers,
      ...cacheOf([name], rendered !== null),
      'Content-Type': 'application/json; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    });
  }

  async #html(key: string, name: string, options: RenderingOptions, { list, page }: TagContent) {
    const rendered = await this.renderer.render(key, name, options);
    return prepareResponse((rendered ? shadowRoot(rendered) : '') + list, {
      ...this.renderer.headers,
      ...cacheOf([name], rendered !== null),
      'Content-Type': 'text/html; charset=utf-8',
      // Search engines should list the page, not this fragment.
      Link: `<${this.siteUrl + page}>; rel="canonical"`,
      ...(name === 'alumni' && { 'X-Robots-Tag': 'noindex' }),
    });
  }
}
