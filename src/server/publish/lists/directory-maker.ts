import { ALUMNI_PAGES_PATH, ALUMNI_PATH } from '../../../model/addresses/api-paths';
import { alumniQuery, alumniViewOf, FIRST_PAGE, MAX_WHOLE_DIRECTORY } from '../../../model/alumni/alumni-page';
import { readableBy } from '../../http/cors';
import { type PreparedResponse, prepareResponse } from '../../http/prepared';
import type { Contents } from '../contents/contents';
import type { Asked, Maker } from '../maker';
import type { FoundResponse, WorkerOptions } from '../messages';

/** The key of the directory's first page, for clients that accept it instead of a long list. */
export const FIRST_PEOPLE = `${ALUMNI_PATH}#page`;

/** Makes the directory for the API: all people, and the pages of a search. */
export class DirectoryMaker implements Maker {
  readonly #pageHeaders: Record<string, string>;
  readonly #listHeaders: Record<string, string>;

  constructor(
    readonly contents: Contents,
    { origins }: Pick<WorkerOptions, 'origins'>,
  ) {
    const readable = readableBy(origins);
    const type = 'application/json; charset=utf-8';
    this.#pageHeaders = { ...readable, 'Content-Type': type, 'X-Robots-Tag': 'noindex' };
    this.#listHeaders = { ...this.#pageHeaders, Vary: `${readable.Vary}, Accept` };
  }

  /** The keys of the responses that are published when the directory changes. */
  get keys(): string[] {
    const { people } = this.contents;
    const isWhole = people !== null && people.size <= MAX_WHOLE_DIRECTORY;
    return [ALUMNI_PATH, ALUMNI_PAGES_PATH, ...(isWhole ? [] : [FIRST_PEOPLE])];
  }

  find({ path, query }: Asked): FoundResponse | null {
    const { people } = this.contents;
    const view = alumniViewOf(query);
    return people && { key: path + alumniQuery({ ...view, page: people.pageNumber(view) }), kind: 'search' };
  }

  make({ key, query }: Asked): PreparedResponse | null {
    const { people } = this.contents;
    if (!people) return null;
    if (key === ALUMNI_PATH) return prepareResponse(JSON.stringify(people.rows), this.#listHeaders);
    if (key === FIRST_PEOPLE) return prepareResponse(JSON.stringify(people.page(FIRST_PAGE)), this.#listHeaders);
    return prepareResponse(JSON.stringify(people.page(alumniViewOf(query))), this.#pageHeaders);
  }
}
