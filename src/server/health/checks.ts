import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Database } from '../database/database';
import { writeMeta } from '../database/meta';
import type { PhotoEncoder } from '../photos/photo-encoder';
import { CHECK_START, type PhotoStore } from '../photos/photo-store';
import type { Settings, SheetName } from '../settings/settings';
import type { LiveSheet } from '../sheets/live-sheet';
import type { Check } from './probe';

/** Monitors ask twice a minute or less: between two of their visits, each part was checked. */
const INTERVAL_MS = 10_000;
/** For what is elsewhere: a bucket charges for requests, and a published sheet has limits. */
const REMOTE_INTERVAL_MS = 60_000;
/** Somewhat longer than a statement's deadline, whose error says more. */
const TIMEOUT_MS = 6000;
/** As large as a photo: a disk with less space cannot take an application. */
const OBJECT_BYTES = 65_536;

/** What the checks use. */
export interface CheckedParts {
  settings: Settings;
  storage: { database: Database; photos: PhotoStore };
  encoder: PhotoEncoder;
  sheets: Record<SheetName, LiveSheet>;
}

/** A check for each part that an application or a page depends on. */
export function checksOf({ settings, storage: { database, photos }, encoder, sheets }: CheckedParts): Check[] {
  const local = { intervalMs: INTERVAL_MS, timeoutMs: TIMEOUT_MS };
  const remote = { ...local, intervalMs: REMOTE_INTERVAL_MS };
  return [
    { ...local, name: 'database', run: () => writeMeta(database, 'checkedAt', new Date().toISOString()) },
    { ...(settings.bucket ? remote : local), name: 'photos', run: () => checkPhotos(photos) },
    { ...local, name: 'encoder', isLogged: true, run: () => encoder.check() },
    ...Object.values(sheets).map((sheet) => {
      const { name } = sheet.entity;
      const times = settings.sheets[name].kind === 'address' ? remote : local;
      const timeoutMs = settings.sheetTimeoutMs + TIMEOUT_MS;
      return { ...times, name: `sheet ${name}`, timeoutMs, isLogged: true, run: () => checkSheet(sheet) };
    }),
  ];
}

/** The same each time, so that a process that is killed during a check leaves one object; no photo has such an id. */
const OBJECT = `${CHECK_START}${hostname()}-${process.pid}`;

/** Writes an object, reads it and removes it. */
async function checkPhotos(photos: PhotoStore): Promise<void> {
  const bytes = randomBytes(OBJECT_BYTES);
  await photos.put(OBJECT, bytes);
  const read = await photos.get(OBJECT);
  await photos.remove(OBJECT);
  if (!read || !bytes.equals(read)) throw new Error('the photo store returned something else than was stored');
}

/** Reads the source, also while nobody visits. */
async function checkSheet(sheet: LiveSheet): Promise<void> {
  await sheet.refresh();
  const { state } = sheet.condition();
  if (state !== 'current') throw new Error(`the sheet is ${state}`);
}
