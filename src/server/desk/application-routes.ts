import { type Context, type Handler, Hono } from 'hono';
import { isStatus } from '../../model/application-status';
import { decisionSchema, editSchema, removalSchema, turnSchema } from '../../model/desk/application';
import { applicationViewOf } from '../../model/desk/application-view';
import { validationErrorResponse } from '../../model/validation-error-response';
import { decideApplications } from '../applications/decide';
import { readDetail } from '../applications/detail';
import { editApplication } from '../applications/edit';
import { exportApplications } from '../applications/export';
import { listApplications } from '../applications/list';
import { removeSeen } from '../applications/remove';
import { turnPhoto } from '../applications/turn';
import { eraseRemains } from '../database/erasure';
import { INERT } from '../http/headers';
import { InvalidPhotoError, PhotosBusyError, PhotosUnavailableError } from '../photos/photo-errors';
import { PHOTO_ENDING, PHOTO_ID } from '../photos/photo-store';
import { attachmentHeaders } from './attachment';
import type { DeskEnv, DeskParts } from './desk-env';
import { DeskError, UNCHANGED } from './desk-error';
import { readJson } from './read-request';

/** Retry-After while photos cannot be encoded, in seconds. */
const RETRY_SECONDS = '30';

const WRONG_STATUS = 'There is no such status. Reload the page.';
const NOT_THERE = 'This application is not there: it may have been removed.';
const CHANGED = `${UNCHANGED} This application was changed meanwhile: this is how it is now.`;
const WRONG_FIELDS = `${UNCHANGED} Some of the fields are missing or incorrect.`;
const NO_PHOTO = `${UNCHANGED} This application has no photo.`;
const PHOTOS_UNAVAILABLE = `${UNCHANGED} Photos cannot be processed at the moment: please try again.`;

type Call = Context<DeskEnv>;

/** The calls below `/applications`. */
export function applicationRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { database } = parts.storage;
  const app = new Hono<DeskEnv>();
  app.get('/', (c) => list(c, parts));
  app.get('/export.csv', (c) => exportCsv(c, parts));
  app.get('/:id', async (c) => c.json(await detailOf(c, parts)));
  app.post('/decisions', async (c) => {
    const { status, applications } = await readJson(c, decisionSchema);
    return c.json(await decideApplications(database, applications, status, c.get('officer').name));
  });
  app.post('/remove', (c) => remove(c, parts));
  app.patch('/:id', (c) => edit(c, parts));
  app.post('/:id/turn', (c) => turn(c, parts));
  return app;
}

async function list(c: Call, { storage }: DeskParts) {
  const view = applicationViewOf(new URL(c.req.url).searchParams);
  if (!view) throw new DeskError(422, 'invalid', WRONG_STATUS);
  const { signal } = c.req.raw;
  try {
    return c.json(await listApplications(storage.database, view, signal));
  } catch (error) {
    if (!signal.aborted) throw error;
    return c.body(null, 408); // which nobody reads
  }
}

async function exportCsv(c: Call, { storage }: DeskParts) {
  const status = c.req.query('status') || 'all';
  if (status !== 'all' && !isStatus(status)) throw new DeskError(422, 'invalid', WRONG_STATUS);
  const pieces = exportApplications(storage.database, { status: status === 'all' ? undefined : status });
  let next = await pieces.next(); // fails while an error can still be answered
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(new TextEncoder().encode(next.value));
      next = await pieces.next();
    },
  });
  return c.body(body, 200, attachmentHeaders('applications.csv'));
}

/** The id in the address. */
function idOf(c: Call): string {
  const id = c.req.param('id') ?? '';
  if (!/^[\w-]{1,64}$/.test(id)) throw new DeskError(404, 'not-found', NOT_THERE);
  return id;
}

/** The application that the address names, as it is now. */
async function detailOf(c: Call, { storage }: DeskParts) {
  const detail = await readDetail(storage.database, idOf(c));
  if (!detail) throw new DeskError(404, 'not-found', NOT_THERE);
  return detail;
}

async function edit(c: Call, parts: DeskParts) {
  const { version, status: from, changes } = await readJson(c, editSchema);
  const id = idOf(c);
  const result = await editApplication(parts.storage.database, { id, version, from }, changes, c.get('officer').name);
  if (result.kind === 'invalid') {
    const { errors } = validationErrorResponse([...result.errors]);
    throw new DeskError(422, 'invalid', WRONG_FIELDS, { more: { errors } });
  }
  return respondChanged(c, parts, result.kind !== 'changed');
}

async function turn(c: Call, parts: DeskParts) {
  const { version, status: from, degrees } = await readJson(c, turnSchema);
  const id = idOf(c);
  try {
    const result = await turnPhoto(parts, { id, version, from }, degrees, c.get('officer').name);
    if (result === 'no photo') throw new DeskError(422, 'invalid', NO_PHOTO);
    return await respondChanged(c, parts, result !== 'changed');
  } catch (error) {
    if (error instanceof InvalidPhotoError) throw new DeskError(422, 'invalid', `${UNCHANGED} ${error.message}`);
    if (!(error instanceof PhotosUnavailableError || error instanceof PhotosBusyError)) throw error;
    throw new DeskError(503, 'unavailable', PHOTOS_UNAVAILABLE, { headers: { 'Retry-After': RETRY_SECONDS } });
  }
}

/** Responds with the application as it is now; with 409 if it is not what the officer has seen. */
async function respondChanged(c: Call, parts: DeskParts, isDone: boolean) {
  const application = await detailOf(c, parts);
  if (!isDone) throw new DeskError(409, 'conflict', CHANGED, { more: { application } });
  return c.json(application);
}

async function remove(c: Call, { storage, log }: DeskParts) {
  const { applications } = await readJson(c, removalSchema);
  const result = await removeSeen(storage, applications);
  const { removed, photosLeft } = result;
  if (removed.length > 0) {
    log.info({ applications: removed, photosLeft }, 'applications were removed at the desk');
    const message = 'remains of removed applications could not be erased; the next try is within an hour';
    const erase = () => eraseRemains(storage.database).catch((error) => log.warn({ err: error }, message));
    c.env.outgoing.once('close', () => void erase()); // it may take a while
  }
  return c.json(result);
}

/** The photo of any application, at `/photos/:name`. */
export function deskPhotoRoute({ storage }: DeskParts): Handler<DeskEnv> {
  return async (c) => {
    const name = c.req.param('name') ?? '';
    const id = name.endsWith(PHOTO_ENDING) ? name.slice(0, -PHOTO_ENDING.length) : '';
    const isKnown = PHOTO_ID.test(id) && (await storage.applications.photoStatus(id)) !== null;
    const bytes = isKnown && (await storage.photos.get(id));
    if (!bytes) throw new DeskError(404, 'not-found', 'There is no such photo.');
    return c.body(bytes, 200, {
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.length),
      'Content-Security-Policy': INERT,
    });
  };
}
