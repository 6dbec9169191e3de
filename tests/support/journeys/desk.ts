import type { Locator, Page } from 'playwright/test';
import { signInLink } from '../../../src/model/desk/desk-paths';
import type { Role } from '../../../src/model/desk/session';
import { Sessions } from '../../../src/server/desk/sessions';
import type { ApplicationRecord } from '../../../src/server/storage/applications/application-record';
import { openStorage, type Storage } from '../../../src/server/storage/storage';
import { freePort } from '../engines/free-port.mjs';
import { type BuiltServer, startBuiltServer } from '../server/built-server.mjs';
import { person, storeRecords } from '../server/people';
import { test as base, expect } from './test';

export { atEachWidthAndScheme, expect, expectAccessible, holdCalls, staysTheSame } from './test';

const SETTINGS = {
  UMMES_RECEIVE: 'contact, newsletter',
  UMMES_SUBMITS_PER_MINUTE: '0',
};

const TABLES = [
  ...['applications', 'subscribers', 'history', 'originals', 'sessions', 'messages'],
  ...['pictures', 'sheet_versions'],
];

/** Starts a server at a host whose links work for others, unlike those to localhost. */
async function startAt(host: string): Promise<BuiltServer> {
  const port = await freePort();
  const url = `http://${host}:${port}`;
  return { ...(await startBuiltServer({ ...SETTINGS, PORT: String(port), UMMES_PUBLIC_URL: url })), url };
}

interface WorkerFixtures {
  /** The host of the desk's public URL; '' for a desk on localhost, without one. Browsers resolve `society.example`. */
  publicHost: string;
  deskServer: BuiltServer;
}

/**
 * The `test` from ./test, against a server that has a desk and accepts forms. A worker's tests share the server. Its
 * storage is cleared before each test. A request to another host fails the test.
 */
export const test = base.extend<{ desk: BuiltServer }, WorkerFixtures>({
  publicHost: ['', { scope: 'worker', option: true }],
  deskServer: [
    async ({ publicHost }, use) => {
      const served = publicHost ? await startAt(publicHost) : await startBuiltServer(SETTINGS);
      await use(served);
      await served.stop();
    },
    { scope: 'worker' },
  ],
  desk: async ({ deskServer }, use) => {
    await withStorageOf(deskServer, async ({ database }) => {
      for (const table of TABLES) await database.run(`DELETE FROM ${table}`);
    });
    await use(deskServer);
  },
  baseURL: async ({ desk }, use) => use(desk.url),
  page: async ({ page, publicHost }, use) => {
    const own = `http://${publicHost || 'localhost'}:`;
    const foreign: string[] = [];
    page.context().on('request', (request) => {
      if (
        !request
          .url()
          .replace(/^blob:/, '')
          .startsWith(own)
      )
        foreign.push(request.url());
    });
    await use(page);
    expect(foreign, 'requests to other hosts').toEqual([]);
  },
});

type Data = Pick<BuiltServer, 'data' | 'url'>;

export async function withStorageOf<Result>({ data }: Data, use: (storage: Storage) => Promise<Result>) {
  const storage = await openStorage({ data, database: `sqlite:${data}/ummes.db`, bucket: null });
  try {
    return await use(storage);
  } finally {
    await storage.close();
  }
}

export function withSessionsOf<Result>(server: Data, use: (sessions: Sessions) => Promise<Result>): Promise<Result> {
  return withStorageOf(server, ({ database }) => use(new Sessions(database, () => new Date())));
}

export function invite(server: Data, name: string, role?: Role): Promise<string> {
  return withSessionsOf(server, async (sessions) => signInLink(server.url, (await sessions.invite(name, role)).token));
}

export async function openDesk(page: Page, server: Data, name = 'Secretary', opened = 'Applications'): Promise<void> {
  await page.goto(await invite(server, name));
  await openSection(page, opened);
}

export async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
}

export async function endSessions(server: Data): Promise<void> {
  await withSessionsOf(server, async (sessions) => {
    for (const { id } of await sessions.list()) await sessions.end(id);
  });
}

/** Returns this applicant's pending application, submitted a minute after the previous applicant's. */
export function applicant(index: number, change: Partial<ApplicationRecord> = {}): ApplicationRecord {
  const submittedAt = new Date(Date.UTC(2026, 0, 5, 9, index)).toISOString();
  const email = `applicant${index}@example.org`;
  const own = {
    id: `applicant${index}`,
    attemptId: `applicant-${index}`,
    name: `Applicant ${index}`,
    email,
    submittedAt,
  };
  return { ...person(index), status: 'pending', decidedAt: null, ...own, ...change };
}

export async function addApplications(server: Data, records: readonly ApplicationRecord[]): Promise<void> {
  await withStorageOf(server, ({ database }) => storeRecords(database, records));
}

export function storedApplication(server: Data, id: string): Promise<ApplicationRecord | undefined> {
  return withStorageOf(server, ({ applications }) => applications.byId(id));
}

/** Rejects applications as another officer. Each name is an id and a version: `applicant1@1`. */
export function rejectAsTreasurer(server: Data, ...names: string[]) {
  return withStorageOf(server, ({ applications }) => applications.decide(names, 'rejected', { by: 'Treasurer' }));
}

/* Elements that an officer sees and uses, by role and name. */

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

export const applications = (page: Page) => section(page, 'Applications');
export const row = (page: Page, name: string) =>
  applications(page).getByRole('listitem').getByRole('link', { name, exact: true });
export const title = (page: Page, name: string) =>
  applications(page).getByRole('heading', { level: 3, name, exact: true });
export const field = (page: Page, name: string) => applications(page).locator(`form [name=${name}]`);

export async function openApplication(page: Page, name: string) {
  await row(page, name).click();
  await expect(title(page, name)).toBeFocused();
  await expect(button(page, 'Edit')).toBeVisible();
}
