import { readableBy } from '../../http/cors';
import { type PreparedResponse, prepareResponse } from '../../http/prepared';
import type { Contents } from '../contents/contents';
import type { Asked, Maker } from '../maker';
import type { FoundResponse, WorkerOptions } from '../messages';
import { oembedText } from './oembed';

/** Describes how other systems embed a page of the site. */
export class OembedMaker implements Maker {
  readonly #headers: Record<string, string>;

  constructor(
    readonly contents: Contents,
    readonly options: Pick<WorkerOptions, 'siteUrl' | 'origins'>,
  ) {
    this.#headers = { ...readableBy(options.origins), 'Content-Type': 'application/json; charset=utf-8' };
  }

  find({ key, query }: Asked): FoundResponse | null {
    const { site, events, news } = this.contents.sheets;
    if (!site || !events || !news) return null;
    return { key, kind: this.#textFor(query) === null ? 'missing' : 'search' };
  }

  make({ query }: Asked): PreparedResponse {
    const text = this.#textFor(query);
    if (text !== null) return prepareResponse(text, this.#headers);
    return prepareResponse(JSON.stringify({ message: 'This page cannot be embedded.' }), this.#headers, 404);
  }

  #textFor(query: URLSearchParams): string | null {
    return oembedText(query, this.contents, this.options.siteUrl);
  }
}
