import { existsSync, readFileSync } from 'node:fs';
import { LOADER_PATH } from '../../../model/addresses/api-paths';
import {
  LOADER_CALL,
  type RenderingOptions,
  renderingKey,
  type ServerRendering,
} from '../../../model/tags/server-rendering';
import { EMBEDDABLE } from '../../http/headers';
import { type PreparedResponse, prepareResponse } from '../../http/prepared';
import { keyOf } from '../keys/cache-key';
import type { Asked, Maker } from '../maker';
import type { FoundResponse } from '../messages';
import { scriptJson } from '../pages/page-document';
import { serverRendering } from '../renderer';
import { cacheOf, parametersOf, type TagRenderer } from './tag-renderer';

/** Makes the loader with server renderings of the tags in `first`. */
export class LoaderMaker implements Maker {
  /** @param file the loader without renderings. */
  constructor(
    readonly renderer: TagRenderer,
    readonly file: string,
  ) {}

  /** Finds the loader with the tags that have content. @returns null if there is none, or no loader. */
  find({ query }: Asked): FoundResponse | null {
    if (!existsSync(this.file)) return null;
    const found = (query.get('first') ?? '').split(',').flatMap((name): [string, RenderingOptions][] => {
      const options = this.renderer.optionsOf(name, query);
      const isRendered = !('status' in options) && this.renderer.contentOf(name, options)?.isRendered !== false;
      return isRendered ? [[name, this.renderer.known(options)]] : [];
    });
    const [[, first] = []] = found;
    if (!first) return null;
    const attributes = Object.assign({}, ...found.map(([, options]) => options.attributes));
    const names = found.map(([name]) => name).join();
    return { key: keyOf(LOADER_PATH, [['first', names], ...parametersOf({ ...first, attributes })]), kind: 'view' };
  }

  async make({ key, query }: Asked): Promise<PreparedResponse> {
    const names = query.get('first')?.split(',') ?? [];
    const views: Record<string, ServerRendering> = {};
    for (const name of names) {
      const options = this.renderer.optionsOf(name, query);
      if ('status' in options) continue;
      const rendered = await this.renderer.render(key, name, options);
      if (rendered) views[renderingKey(name, options)] = serverRendering(rendered);
    }
    const isComplete = Object.keys(views).length === names.length;
    const code = readFileSync(this.file, 'utf8').trimEnd().slice(0, -LOADER_CALL.length);
    // Optimising plugins copy scripts into pages, where a closing tag in a string would end the element.
    return prepareResponse(`${code}(${scriptJson(views)});\n`, {
      ...EMBEDDABLE,
      ...cacheOf(names, isComplete),
      'Content-Type': 'text/javascript; charset=utf-8',
      Vary: this.renderer.headers.Vary ?? '',
    });
  }
}
