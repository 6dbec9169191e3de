// @vitest-environment node
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyPackage } from '../../support/build/project-copy';
import { formOf, picture, submit } from '../../support/server/application-form';
import { type Served, startServed } from '../../support/server/built-server.mjs';

/* `npm ci` beside the running server takes node_modules away for a while, and puts another one in its place. */

const SLOW_MS = 120_000;

let folder: string;
let served: Served;

beforeAll(async () => {
  folder = await copyPackage();
  served = await startServed({}, {}, join(folder, 'dist/server/ummes.js'));
}, SLOW_MS);
afterAll(async () => {
  await served?.stop();
  await rm(folder, { recursive: true, force: true });
});

const status = async (path: string, init?: RequestInit) => (await fetch(served.url + path, init)).status;
const packages = () => join(folder, 'node_modules');

const PATHS = [
  '/',
  '/events/1',
  '/nothing-here',
  '/widgets/ummes.js',
  '/widgets/integrity.json',
  '/pictures/about.svg',
  '/api/sheets/events',
  '/api/users/all',
  '/embed/events',
  '/events.ics',
  '/news.atom',
  '/demo/',
  '/healthz',
];

async function statuses() {
  const found: Record<string, number> = {};
  for (const path of PATHS) found[path] = await status(path);
  return found;
}

describe('while node_modules is gone,', () => {
  it('pages, widgets, the API and applications are answered as ever, and afterwards too', async () => {
    await rename(packages(), `${packages()}-gone`);
    const without = await statuses();
    const application = await submit(served.url, formOf());
    const unsubscribed = await status('/newsletters/unsubscribe?id=unknown', { method: 'POST' });
    await rename(`${packages()}-gone`, packages());

    expect(without).toEqual(await statuses());
    expect(without).toMatchObject({ '/': 200, '/widgets/ummes.js': 200, '/api/users/all': 200, '/nothing-here': 404 });
    expect(application.status).toBe(200);
    expect(unsubscribed).toBe(await status('/newsletters/unsubscribe?id=unknown', { method: 'POST' }));
  });

  // The first photo since the start: the code that reads it has to be there already (photos/photo-process.mjs).
  it('so is an application with a photo', async () => {
    const photo = await picture();
    await rename(packages(), `${packages()}-gone`);
    const application = await submit(served.url, formOf({ photo }));
    await rename(`${packages()}-gone`, packages());
    expect(application.status, application.message).toBe(200);
    expect((await submit(served.url, formOf({ photo }))).status).toBe(200);
  });
});
