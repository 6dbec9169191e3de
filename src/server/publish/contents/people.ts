import { type AlumniView, alumniPage, type DirectoryPage } from '../../../model/alumni/alumni-page';
import { type Alumnus, type AlumnusRow, batchesOf } from '../../../model/alumni/alumnus';
import { normaliseAlumni } from '../../../model/alumni/alumnus-rows';
import { normaliseText } from '../../../model/text/words';

type Person = AlumnusRow & { searchName: string };

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Compares people to sort the directory, in an order that doesn't depend on the database. */
function compare(a: AlumnusRow, b: AlumnusRow): number {
  return collator.compare(a.name, b.name) || compareTexts(a.name, b.name) || compareTexts(a.id, b.id);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The people in the directory. Searching 10,000 of them takes a few milliseconds. */
export class People {
  readonly #people: readonly Person[];
  readonly #batches: readonly string[];

  constructor(rows: readonly AlumnusRow[]) {
    this.#people = rows.map((row) => ({ ...row, searchName: normaliseText(row.name) })).sort(compare);
    this.#batches = batchesOf(rows);
  }

  get size(): number {
    return this.#people.length;
  }

  /** All people in order, as the API sends them. */
  get rows(): AlumnusRow[] {
    return this.#people.map(rowOf);
  }

  /** Returns the number of the page that is shown for a view: the last one, if there are fewer. */
  pageNumber(view: AlumniView): number {
    return view.page > 1 ? alumniPage(this.#people, view, this.#batches).page : 1;
  }

  /** Returns a page of the people who match the filters. */
  page(view: AlumniView): DirectoryPage {
    const page = alumniPage(this.#people, view, this.#batches);
    return { ...page, items: page.items.map(rowOf) };
  }

  /** Returns the same page as a view shows it. */
  shownPage(view: AlumniView): DirectoryPage<Alumnus> {
    const page = this.page(view);
    // The search's text is of no use with a part of the directory.
    return { ...page, items: normaliseAlumni(page.items).items.map((person) => ({ ...person, searchName: '' })) };
  }
}

function rowOf({ searchName: _, ...row }: Person): AlumnusRow {
  return row;
}
