import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Sessions } from '../../../src/server/desk/sessions';
import { openSocietyStorage } from '../society';

const SHEET_EVERY_MS = 10_000;
const DECISION_EVERY_MS = 3000;

/** The editors' and an officer's work while the crowd is on the site. */
export interface Changes {
  sheets: number;
  decisions: number;
  /** The number of changes and decisions that failed. */
  failures: number;
}

/** Invites an officer. @returns the token of the sign-in link. */
export async function inviteOfficer(data: string): Promise<string> {
  const storage = await openSocietyStorage(data);
  const { token } = await new Sessions(storage.database).invite('Secretary');
  await storage.close();
  return token;
}

/** Changes the events every ten seconds, and decides on an application every three. @returns a function that stops. */
export async function startChanges(url: string, data: string, token: string): Promise<() => Promise<Changes>> {
  const changes: Changes = { sheets: 0, decisions: 0, failures: 0 };
  const file = join(data, 'sheets', 'events.csv');
  const events = await readFile(file, 'utf8');
  const officer = await signIn(url, token);
  const stopEditing = repeat(SHEET_EVERY_MS, changes, async () => {
    changes.sheets += 1;
    await writeFile(file, events.replace('Workshop 0,', `Workshop 0 (edit ${changes.sheets}),`));
  });
  const stopDeciding = repeat(DECISION_EVERY_MS, changes, async () => {
    if (await officer.approveNext()) changes.decisions += 1;
  });
  return async () => {
    await Promise.all([stopEditing(), stopDeciding()]);
    return changes;
  };
}

/** Does something at an interval, one at a time. @returns a function that stops. */
function repeat(everyMs: number, changes: Changes, work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(work).catch((error: Error) => {
      changes.failures += 1;
      console.error(error.message);
    });
  }, everyMs);
  return () => {
    clearInterval(timer);
    return last;
  };
}

/** Signs in at the desk. */
async function signIn(url: string, token: string) {
  let cookie = '';
  const call = async (method: string, path: string, body?: object) => {
    const headers = { origin: url, cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/desk${path}`, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path} got ${answer.status}`);
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer.json();
  };
  await call('POST', '/session', { token });
  return {
    /** Approves the first application that awaits a decision. @returns false if there is none. */
    async approveNext(): Promise<boolean> {
      const { items } = await call('GET', '/applications?filter=pending');
      const [first] = items;
      if (!first) return false;
      const { id, version } = first;
      await call('POST', '/applications/decisions', {
        status: 'approved',
        applications: [{ id, version, from: 'pending' }],
      });
      return true;
    },
  };
}
