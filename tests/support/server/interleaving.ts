import { join } from 'node:path';
import { expect } from 'vitest';
import { newAttemptId } from '../../../src/model/application-parts';
import { readHistory } from '../../../src/server/applications/history';
import { removeApplications } from '../../../src/server/applications/remove';
import { sweepPhotos } from '../../../src/server/photos/sweep';
import { restoreBackup } from '../../../src/server/storage/backup/restore-backup';
import { writeBackup } from '../../../src/server/storage/backup/write-backup';
import { openStorage, type Storage } from '../../../src/server/storage/storage';
import { formOf, picture, submit } from './application-form';
import { command } from './command-line';
import { type running, temporaryFolder } from './running-server';

/** What a sweep takes for old is an hour. */
const LATER_MS = 7_200_000;

export type Step = (scene: Scene) => Promise<void>;
export type Server = Awaited<ReturnType<typeof running>>;

interface Action {
  id: string;
  who: string;
  action: string;
}

/** One application under the hands of several people, and what each of them was told about it. */
export interface Scene {
  server: Server;
  env: Record<string, string>;
  attemptId: string;
  /** Designations that were acknowledged, to the applicant or to an officer who edited it; since the last removal. */
  acknowledged: string[];
  /** The designation that the applicant sent last, as far as it was acknowledged since the last removal. */
  sent: string;
  /** Of each officer: the id, version and designation that they have read. */
  read: Map<string, { id: string; version: number; designation: string }>;
  /** What was approved, or edited afterwards, by id. */
  approved: Map<string, Set<string>>;
  removed: Set<string>;
  actions: Action[];
  backups: { file: string; removed: Set<string> }[];
}

export function newScene(server: Server): Scene {
  return {
    server,
    env: { UMMES_DATA: server.data, DATABASE_URL: server.settings.database },
    attemptId: newAttemptId(),
    acknowledged: [],
    sent: '',
    read: new Map(),
    approved: new Map(),
    removed: new Set(),
    actions: [],
    backups: [],
  };
}

const photos = new Map<string, Promise<Buffer>>();

/** The applicant sends an application, or the same once more, or a correction. Each designation has its photo. */
export function send(designation: string): Step {
  return async function sends(scene) {
    const photo = photos.get(designation) ?? picture('jpeg', 40, 40);
    photos.set(designation, photo);
    const { attemptId, server } = scene;
    const form = formOf({ attemptId, photo: await photo, answers: { name: attemptId, designation } });
    const { status } = await submit(server.url, form);
    expect([200, 409]).toContain(status);
    // A retry changes nothing, not even what an officer has edited meanwhile.
    if (status !== 200 || scene.sent === designation) return;
    scene.acknowledged.push(designation);
    scene.sent = designation;
  };
}

/** What an officer does. Only `review` finds out which version there is; the others name what was read. */
export function officer(who: string) {
  const run = async (scene: Scene, action: string, ...more: string[]): Promise<boolean> => {
    const seen = scene.read.get(who);
    if (!seen) return false;
    const name = action === 'remove' ? seen.id : `${seen.id}@${seen.version}`;
    const { code } = await command(['applications', action, name, ...more, '--yes', '--by', who], scene.env);
    return code === 0;
  };
  const decide = (action: 'approve' | 'reject', status: string): Step =>
    async function decides(scene) {
      if (!(await run(scene, action))) return;
      const { id = '', designation = '' } = scene.read.get(who) ?? {};
      scene.actions.push({ id, who, action: status });
      if (action === 'approve') scene.approved.set(id, (scene.approved.get(id) ?? new Set()).add(designation));
    };
  return {
    review: async (scene: Scene) => {
      const row = await scene.server.storage.applications.byAttempt(scene.attemptId);
      if (row) scene.read.set(who, { id: row.id, version: row.version, designation: row.designation });
    },
    approve: decide('approve', 'approved'),
    reject: decide('reject', 'rejected'),
    edit: async (scene: Scene) => {
      const designation = `Edited by ${who}`;
      const seen = scene.read.get(who);
      if (!seen || !(await run(scene, 'edit', `designation=${designation}`))) return;
      scene.read.set(who, { ...seen, version: seen.version + 1, designation });
      scene.acknowledged.push(designation);
      scene.actions.push({ id: seen.id, who, action: 'edited' });
      scene.approved.get(seen.id)?.add(designation);
    },
    remove: async (scene: Scene) => {
      if (!(await run(scene, 'remove'))) return;
      scene.removed.add(scene.read.get(who)?.id ?? '');
      scene.acknowledged = [];
      scene.sent = '';
    },
    backup: async (scene: Scene) => {
      const removed = new Set(scene.removed);
      const file = join(await temporaryFolder(), 'backup.tar');
      expect(await command(['backup', file], scene.env)).toMatchObject({ code: 0, err: '' });
      scene.backups.push({ file, removed });
    },
  } satisfies Record<string, Step>;
}

/** What somebody does in one call, with a server and a storage of their own. */
export type Call = (scene: Scene, server: Server, storage: Storage) => Promise<void>;

/** An applicant's call. */
export function sending(designation: string): Call {
  return (scene, server) => send(designation)({ ...scene, server });
}

/** What an officer does with what they have read. */
export function officerCalls(who: string) {
  return {
    approve: async (scene, _, { applications }) => {
      const { id = '', version, designation = '' } = scene.read.get(who) ?? {};
      if ((await applications.decide([`${id}@${version}`], 'approved', { by: who })).length === 0) return;
      scene.actions.push({ id, who, action: 'approved' });
      scene.approved.set(id, new Set([designation]));
    },
    remove: async (scene, _, storage) => {
      const { removed, failures } = await removeApplications(storage, [scene.read.get(who)?.id ?? '']);
      expect(failures).toEqual([]);
      for (const id of removed) scene.removed.add(id);
    },
    backup: async (scene, { data }, storage) => {
      const removed = new Set(scene.removed);
      const { file, missing } = await writeBackup(storage, data, await temporaryFolder(), 'backup.tar');
      expect(missing).toEqual([]);
      scene.backups.push({ file, removed });
    },
  } satisfies Record<string, Call>;
}

/** Every photo is that of a row, and the other way round; no sweep is needed. */
export async function expectOwnPhotos({
  applications,
  photos,
}: Pick<Storage, 'applications' | 'photos'>): Promise<void> {
  const named = (await applications.list()).flatMap(({ photo }) => photo ?? []);
  expect((await photos.list()).map(({ id }) => id).sort()).toEqual(named.sort());
}

/** No row names a missing photo, and after a sweep there is no photo that no row names. */
async function expectPhotosOfRows({ applications, photos }: Storage): Promise<void> {
  await sweepPhotos(photos, () => applications.photoClaims(), Date.now() + LATER_MS);
  await expectOwnPhotos({ applications, photos });
}

/** What holds after every step when the steps come one after another. */
export async function expectInvariants(scene: Scene): Promise<void> {
  const { server, attemptId, acknowledged, approved } = scene;
  const { applications } = server.storage;
  const row = await applications.byAttempt(attemptId);
  expect(row?.designation).toBe(acknowledged.at(-1));
  await expectPublished(scene);
  if (row?.status === 'approved') expect(approved.has(row.id)).toBe(true);
  if (row?.photo) expect(await server.storage.photos.get(row.photo)).not.toBeNull();
}

/** Only what somebody has read is public, and nothing that was removed. */
async function expectPublished({ server, attemptId, approved, removed }: Scene): Promise<void> {
  const people: { id: string; name: string; designation: string }[] = JSON.parse(
    (await server.get('/api/users/all')).body.toString(),
  );
  for (const { id, name, designation } of people) {
    expect(removed).not.toContain(id);
    if (name === attemptId) expect(approved.get(id)).toContain(designation);
  }
}

/** What holds at the end, also when the steps came at once. */
export async function expectConsistentEnd(scene: Scene): Promise<void> {
  const { server, attemptId, acknowledged, removed, actions, backups } = scene;
  const { storage } = server;
  const row = await storage.applications.byAttempt(attemptId);
  if (row) expect(acknowledged.length === 0 || acknowledged.includes(row.designation)).toBe(true);
  else expect([removed.size > 0, acknowledged.length === 0]).toContain(true);
  await expectPublished(scene);
  await expectPhotosOfRows(storage);
  const entries = (await readHistory(storage.database, row?.id ?? '')).filter(({ action }) => action !== 'corrected');
  const told = entries.map(({ who, action }) => `${who} ${action}`);
  const done = actions.filter(({ id }) => id === row?.id).map(({ who, action }) => `${who} ${action}`);
  expect(told.sort()).toEqual(done.sort());
  for (const backup of backups) await expectRestorable(backup);
  for (const { id } of await storage.applications.list()) expect(removed).not.toContain(id);
}

/** A backup restores to rows with their photos. */
async function expectRestorable({ file, removed }: Scene['backups'][number]) {
  const data = await temporaryFolder();
  const settings = { data, database: `sqlite:${join(data, 'ummes.db')}`, bucket: null };
  expect((await restoreBackup(file, settings)).missing).toEqual([]);
  const restored = await openStorage(settings);
  try {
    for (const { id, photo } of await restored.applications.list()) {
      expect(removed).not.toContain(id);
      if (photo) expect(await restored.photos.get(photo)).not.toBeNull();
    }
    await expectPhotosOfRows(restored);
  } finally {
    await restored.close();
  }
}
