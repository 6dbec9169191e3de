import { type ListView, PER_PAGE } from '../../../model/desk/list';
import {
  MAX_PICTURE_SEARCH,
  type PictureEdit,
  type PictureFilter,
  type StoredPicture,
} from '../../../model/desk/picture-list';
import type { PictureTexts } from '../../../model/pictures/own-picture';
import type { Database, Statements, Value } from '../database/database';
import { readMeta } from '../database/meta';
import { quoted } from '../database/quoted';
import { readPage, searchPattern } from '../database/read-page';
import { claimPhoto, releasePhoto } from '../photos/released-photos';

/** The columns of a picture, starting with the primary key. */
export const PICTURE_COLUMNS = [
  ...(['id', 'version', 'name', 'alt', 'focus', 'width', 'height', 'bytes', 'uploadedAt', 'uploadedBy'] as const),
];

/** Key in `meta` of a counter that increases with every change to the pictures. */
const COUNTER = 'pictures';
const TOUCH = `UPDATE meta SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT) WHERE name = '${COUNTER}'`;
const SELECTED = quoted(PICTURE_COLUMNS);

/** SQLite's lower() changes only ASCII letters, so the query also matches the text as typed. */
const SEARCHED = ['name', 'alt']
  .map((field) => `${field} LIKE $1 ESCAPE '\\' OR lower(${field}) LIKE $2 ESCAPE '\\'`)
  .join(' OR ');

/** The pictures for the sheets, in a database. Their files are in the picture store. */
export class Pictures {
  constructor(readonly database: Database) {}

  /** Returns the counter, which changes with every change to the pictures on any server. */
  async counter(): Promise<string> {
    return (await readMeta(this.database, COUNTER)) ?? '';
  }

  /** Lists what the sheets take from the pictures. */
  texts(): Promise<PictureTexts[]> {
    return this.database.all('SELECT id, alt, focus FROM pictures');
  }

  /** Reads a page of pictures, latest first. @param used the ids of the pictures that a sheet uses. */
  async page({ search, filter, page }: ListView<PictureFilter>, used: readonly string[]) {
    const values: Value[] = [search, search.toLowerCase()].map((text) => searchPattern(text, MAX_PICTURE_SEARCH));
    const isUsed = () => `id IN (${['', ...used].map((id) => `$${values.push(id)}`)})`;
    const condition = filter === 'all' ? 'TRUE' : filter === 'used' ? isUsed() : `NOT ${isUsed()}`;
    const query = {
      columns: SELECTED,
      table: 'pictures',
      where: `(${SEARCHED}) AND ${condition}`,
      values,
      order: '"uploadedAt" DESC, id',
    };
    return {
      counts: await this.#count(used),
      ...(await readPage<StoredPicture>(this.database, query, page, PER_PAGE)),
    };
  }

  async byId(id: string): Promise<StoredPicture | undefined> {
    return (await this.database.all<StoredPicture>(`SELECT ${SELECTED} FROM pictures WHERE id = $1`, [id]))[0];
  }

  /** Lists the ids of all pictures. */
  async ids(): Promise<string[]> {
    return (await this.database.all<{ id: string }>('SELECT id FROM pictures ORDER BY id')).map(({ id }) => id);
  }

  /** Lets the sweep delete a picture's files until there is a row for them. Call this before they are stored. */
  release(id: string): Promise<void> {
    return releasePhoto(this.database, id);
  }

  /** Adds a picture whose files are stored, unless it is there already. */
  add(picture: StoredPicture): Promise<void> {
    return this.#change(async (statements) => {
      const places = PICTURE_COLUMNS.map((_, index) => `$${index + 1}`);
      await statements.run(
        `INSERT INTO pictures (${SELECTED}) VALUES (${places}) ON CONFLICT (id) DO NOTHING`,
        PICTURE_COLUMNS.map((column) => picture[column]),
      );
      await claimPhoto(statements, picture.id);
    });
  }

  /** Changes what an editor entered for a picture. @returns false unless it still has the version of the edit. */
  edit(id: string, { version, alt, focus }: PictureEdit): Promise<boolean> {
    const update = 'UPDATE pictures SET alt = $1, focus = $2, version = version + 1 WHERE id = $3 AND version = $4';
    return this.#change(async (statements) => (await statements.run(update, [alt, focus, id, version])) > 0);
  }

  /** Removes a picture's row, and lets the sweep delete its files. @returns whether there was one. */
  remove(id: string): Promise<boolean> {
    return this.#change(async (statements) => {
      const removed = await statements.run('DELETE FROM pictures WHERE id = $1', [id]);
      if (removed > 0) await releasePhoto(statements, id);
      return removed > 0;
    });
  }

  /** Runs a transaction that first increases the counter, so that such transactions wait for each other. */
  #change<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result> {
    return this.database.transaction(async (statements) => {
      await statements.run(TOUCH);
      return work(statements);
    });
  }

  async #count(used: readonly string[]): Promise<Record<'used' | 'unused', number>> {
    const stored = new Set(await this.ids());
    const count = used.filter((id) => stored.has(id)).length;
    return { used: count, unused: stored.size - count };
  }
}
