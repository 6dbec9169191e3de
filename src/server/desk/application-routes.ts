import type { Context, Hono } from 'hono';
import { validationErrorResponse } from '../../model/application/application';
import {
  APPLICATION_FILTERS,
  decisionSchema,
  editSchema,
  type RemovalResult,
  removalSchema,
  STATUSES,
  turnSchema,
} from '../../model/desk/application';
import { INERT } from '../http/headers';
import { readApplicationDetail } from '../storage/applications/application-detail';
import { readApplicationList } from '../storage/applications/application-list';
import { applicationsCsv } from '../storage/applications/applications-csv';
import { setStatus } from '../storage/applications/decide';
import { editApplication } from '../storage/applications/edit';
import { removeApplications } from '../storage/applications/remove';
import { PHOTO_EXTENSION, PHOTO_ID } from '../storage/photos/photo-store';
import {
  type DeskEnv,
  DeskError,
  type DeskParts,
  eraseAfterResponse,
  readJson,
  readListView,
  respondCsv,
  UNCHANGED,
} from './desk-call';
import { turnPhoto } from './turn';

const NOT_FOUND = 'There is no such application. It may have been removed.';
const CHANGED = `${UNCHANGED} This application has changed in the meantime. Please check its current version.`;
const WRONG_FIELDS = `${UNCHANGED} Some of the fields are missing or incorrect.`;

/** Adds the routes under `/applications`, and those for photos. */
export function addApplications(app: Hono<DeskEnv>, parts: DeskParts): void {
  const { storage, log } = parts;
  const { database } = storage;
  app.get('/applications', async (c) => {
    return c.json(await readApplicationList(database, readListView(c, APPLICATION_FILTERS)));
  });

  app.get('/applications/export.csv', async (c) => {
    const { filter } = readListView(c, ['all', ...STATUSES]);
    if (filter === 'all') return respondCsv(c, 'applications', await applicationsCsv(database));
    return respondCsv(c, `applications-${filter}`, await applicationsCsv(database, filter));
  });

  app.get('/applications/:id{[\\w-]+}', async (c) => c.json(await detailOf(c.req.param('id'))));

  app.post('/applications/decisions', async (c) => {
    const { status, applications } = await readJson(c, decisionSchema);
    return c.json(await setStatus(database, applications, { status, by: c.get('session').officer }));
  });

  app.post('/applications/remove', async (c) => {
    const { applications } = await readJson(c, removalSchema);
    const { removed, failed, photosLeft } = await removeApplications(storage, applications);
    const result: RemovalResult = { removed, failed, photosLeft: photosLeft.map(({ id }) => id) };
    if (removed.length > 0) {
      const session = c.get('session').id;
      const withPhotoLeft = result.photosLeft;
      log.info({ applications: removed, withPhotoLeft, session }, 'applications were removed at the desk');
      eraseAfterResponse(c, parts);
    }
    return c.json(result);
  });

  app.patch('/applications/:id{[\\w-]+}', async (c) => {
    const { version, status: from, changes } = await readJson(c, editSchema);
    const id = c.req.param('id');
    const result = await editApplication(database, { id, version, from }, changes, c.get('session').officer);
    if (result.kind === 'invalid') {
      const { errors } = validationErrorResponse([...result.errors]);
      throw new DeskError(422, 'invalid', WRONG_FIELDS, { more: { errors } });
    }
    return respondChanged(c, id, result.kind !== 'changed');
  });

  app.post('/applications/:id{[\\w-]+}/turn', async (c) => {
    const { version, status: from, degrees } = await readJson(c, turnSchema);
    const id = c.req.param('id');
    const isTurned = await turnPhoto(parts, { id, version, from }, degrees, c.get('session').officer);
    return respondChanged(c, id, isTurned);
  });

  app.get('/photos/:name', async (c) => {
    const name = c.req.param('name');
    const id = name.endsWith(PHOTO_EXTENSION) ? name.slice(0, -PHOTO_EXTENSION.length) : '';
    const isKnown = PHOTO_ID.test(id) && (await storage.applications.photoStatus(id)) !== null;
    const bytes = isKnown && (await storage.photos.get(id));
    if (!bytes) throw new DeskError(404, 'not-found', 'There is no such photo.');
    return c.body(bytes, 200, {
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.length),
      'Content-Security-Policy': INERT,
    });
  });

  async function detailOf(id: string) {
    const detail = await readApplicationDetail(database, id);
    if (!detail) throw new DeskError(404, 'not-found', NOT_FOUND);
    return detail;
  }

  /** Responds with the current application. The status is 409 if the officer saw an earlier version. */
  async function respondChanged(c: Context<DeskEnv>, id: string, isUpToDate: boolean) {
    const application = await detailOf(id);
    if (!isUpToDate) throw new DeskError(409, 'conflict', CHANGED, { more: { application } });
    return c.json(application);
  }
}
