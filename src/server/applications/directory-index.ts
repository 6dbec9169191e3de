import { ALUMNI_PER_PAGE, type AlumniView } from '../../model/alumni-page';
import { type AlumniFilters, batchesOf, comparedFilters } from '../../model/alumnus';
import { normaliseText } from '../../model/normalised-text';
import { pageBounds } from '../../model/page';

/** What is compared of a person. */
export interface Listed {
  id: string;
  name: string;
  batch: string;
}

interface Entry extends Listed {
  searchName: string;
}

/** Stands between two names. No name has a control character, nor has a search that finds anybody. */
const SEPARATOR = '\0';

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The order of the directory; the same in every database. */
function compare(a: Listed, b: Listed): number {
  return collator.compare(a.name, b.name) || compareTexts(a.name, b.name) || compareTexts(a.id, b.id);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Puts people into the directory's order, some at a time. People who come nearly in order are placed with few comparisons. */
export class DirectoryOrder {
  readonly #entries: Entry[] = [];

  add(people: readonly Listed[]): void {
    const added = people.map((person) => ({ ...person, searchName: normaliseText(person.name) })).sort(compare);
    const entries = this.#entries;
    let end = entries.length; // of those that are not yet in their place
    entries.push(...added);
    let free = entries.length;
    for (const entry of added.reverse()) {
      const place = this.#placeOf(entry, end);
      free -= end - place;
      entries.copyWithin(free, place, end);
      end = place;
      free -= 1;
      entries[free] = entry;
    }
  }

  index(): DirectoryIndex {
    return new DirectoryIndex(this.#entries);
  }

  /** The first position below `end` whose entry comes after this one. */
  #placeOf(entry: Entry, end: number): number {
    const isAfter = (position: number) => compare(this.#entries[position] as Entry, entry) > 0;
    if (end === 0 || !isAfter(end - 1)) return end;
    let [low, high] = [0, end - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isAfter(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/**
 * The names and batches of all people in memory, some 70 bytes a person. A search runs through one text of all names:
 * of 100,000 people it takes 4 ms at most, which a scan of a database does not reach for a single letter, and a trigram
 * index has no answer for.
 */
export class DirectoryIndex {
  readonly batches: readonly string[];
  readonly #ids: readonly string[];
  /** All names, normalised, each between separators. */
  readonly #names: string;
  /** Where each person's name begins in `#names`; in the end, its length. */
  readonly #starts: Uint32Array;
  /** Of each person, the position of the batch in `batches`; -1 for none. */
  readonly #batchOf: Int32Array;

  constructor(entries: readonly Entry[]) {
    this.batches = batchesOf(entries);
    const positions = new Map(this.batches.map((batch, position) => [batch, position]));
    this.#ids = entries.map(({ id }) => id);
    this.#batchOf = Int32Array.from(entries, ({ batch }) => positions.get(batch) ?? -1);
    this.#names = SEPARATOR + entries.map(({ searchName }) => searchName + SEPARATOR).join('');
    this.#starts = new Uint32Array(entries.length + 1);
    let start = SEPARATOR.length;
    entries.forEach(({ searchName }, position) => {
      this.#starts[position] = start;
      start += searchName.length + SEPARATOR.length;
    });
    this.#starts[entries.length] = start;
  }

  get size(): number {
    return this.#ids.length;
  }

  /** The ids of so many people from a position on, in order. */
  ids(from: number, count: number): readonly string[] {
    return this.#ids.slice(from, from + count);
  }

  /** The ids of everybody in a batch, in order; none for a batch that nobody has. */
  idsOfBatch(batch: string): readonly string[] {
    if (!batch.trim()) return [];
    return this.#find({ name: '', batch }).map((position) => this.#ids[position] as string);
  }

  /** The ids of a page of those who pass the filters, and how many they are. */
  page({ page, ...filters }: AlumniView): { ids: readonly string[]; page: number; total: number } {
    const found = this.#find(filters);
    const { first, end, ...shown } = pageBounds(found.length, page, ALUMNI_PER_PAGE);
    const ids = found.slice(first, end).map((position) => this.#ids[position] as string);
    return { ids, page: shown.page, total: found.length };
  }

  /** As `filterAlumni`: the positions of the people whose name contains the text and whose batch is the one chosen. */
  #find(filters: AlumniFilters): number[] {
    const { wanted, year } = comparedFilters(filters);
    const batch = year ? this.batches.indexOf(year) : null;
    const found: number[] = [];
    if (batch === -1 || wanted.includes(SEPARATOR)) return found;
    const starts = this.#starts;
    let position = 0;
    // Without a name every person is a match.
    const next = (from: number) => (wanted ? this.#names.indexOf(wanted, from) : from);
    for (let at = next(SEPARATOR.length); at >= 0 && position < this.size; at = next(starts[position] as number)) {
      while ((starts[position + 1] as number) <= at) position += 1;
      if (batch === null || this.#batchOf[position] === batch) found.push(position);
      position += 1;
    }
    return found;
  }
}
