import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { applicationOf } from '../../model/application';
import { Applications } from '../applications/applications';
import type { Database } from '../database/database';
import { writeMeta } from '../database/meta';
import { withinTransaction } from '../database/within-transaction';
import { withTemporaryFile } from '../files/temporary-file';
import { withTimeout } from '../http/with-timeout';
import type { PhotoEncoder } from '../photos/photo-encoder';
import { CHECK_START, type PhotoStore } from '../photos/photo-store';
import type { LiveSheet } from '../sheets/live-sheet';
import type { Sheets } from '../sheets/sheets';
import type { Check } from './probe';

/** How long a check waits for a source; what takes longer is judged by the last reading. */
const SHEET_TIMEOUT_MS = 5000;

/** What the checks use. */
export interface CheckedParts {
  storage: { database: Database; photos: PhotoStore; uploads: string };
  encoder: PhotoEncoder;
  sheets: Sheets;
}

/** A check for each part that an application or a page depends on. */
export function checksOf({ storage: { database, photos, uploads }, encoder, sheets }: CheckedParts): Check[] {
  return [
    { name: 'database', run: () => checkDatabase(database) },
    { name: 'uploads', run: () => withTemporaryFile(uploads, someBytes(), async () => {}) },
    { name: 'photos', run: () => checkPhotos(photos) },
    { name: 'encoder', isLogged: true, run: () => encoder.check() },
    ...Object.values(sheets).map((sheet: LiveSheet) => {
      return { name: `sheet ${sheet.entity.name}`, isLogged: true, run: () => checkSheet(sheet) };
    }),
  ];
}

function someBytes(): Buffer {
  return Buffer.from(randomUUID());
}

/** Thrown to undo what a check has written. */
class Undone extends Error {}

/** Stores an application and a correction of it, and undoes both. Then commits a moment: the disk may be full. */
async function checkDatabase(database: Database): Promise<void> {
  const application = { ...applicationOf({}), attemptId: randomUUID(), content: '', photo: null };
  const store = database.transaction(async (statements) => {
    const applications = new Applications(withinTransaction(database.kind, statements));
    await applications.store(application);
    await applications.store({ ...application, content: 'corrected' });
    throw new Undone();
  });
  await store.catch((error) => {
    if (!(error instanceof Undone)) throw error;
  });
  await writeMeta(database, 'checkedAt', new Date().toISOString());
}

/** The same each time, so that a process that is killed during a check leaves one object; no photo has such an id. */
const OBJECT = `${CHECK_START}${hostname()}-${process.pid}`;

/** Writes an object, reads it and removes it. */
async function checkPhotos(photos: PhotoStore): Promise<void> {
  const bytes = someBytes();
  await photos.put(OBJECT, bytes);
  const read = await photos.get(OBJECT);
  await photos.remove(OBJECT);
  if (!read || !bytes.equals(read)) throw new Error('the photo store returned something else than was stored');
}

/** Reads the source, also while nobody visits. */
async function checkSheet(sheet: LiveSheet): Promise<void> {
  await withTimeout(sheet.refresh(), SHEET_TIMEOUT_MS);
  const { state } = sheet.condition();
  if (state !== 'current') throw new Error(`the sheet is ${state}`);
}
