import { expect, test } from 'vitest';
import { deskErrorSchema } from '../../../../src/model/desk/desk-error';
import { formOf, submit } from '../../../support/server/application-form';
import { running } from '../../../support/server/running-server';
import { type DeskResponse, deskOfficer } from '../desk-calls';

/* `unavailable` and `uncertain` need a failing database: see sessions.test.ts and applications-decisions.test.ts. */

const SEEN = { version: 1, status: 'pending' };
const NEWER = { version: 2, status: 'pending' };

/** Calls that fail for an officer. `ID` stands for the id of an application without a photo. */
const CALLS: [code: string, status: number, method: string, path: string, json?: unknown][] = [
  ['not-found', 404, 'GET', '/nothing'],
  ['not-found', 404, 'GET', '/applications/unknown'],
  ['not-found', 404, 'PATCH', '/applications/unknown', { ...SEEN, changes: {} }],
  ['not-found', 404, 'GET', '/photos/nothing.webp'],
  ['not-found', 404, 'GET', '/content/people/report'],
  ['not-found', 404, 'DELETE', '/sessions/unknown'],
  ['method-not-allowed', 405, 'PUT', '/applications', {}],
  ['malformed', 400, 'POST', '/applications/decisions', '{"status":'],
  ['invalid', 422, 'POST', '/applications/decisions', {}],
  ['invalid', 422, 'GET', '/applications?filter=published'],
  ['invalid', 422, 'GET', '/applications/export.csv?filter=published'],
  ['invalid', 422, 'PATCH', '/applications/ID', { ...SEEN, changes: { email: 'not-an-email' } }],
  ['invalid', 422, 'POST', '/applications/ID/turn', { ...SEEN, degrees: 90 }],
  ['invalid', 422, 'POST', '/invitations', { name: ' ' }],
  ['invalid', 422, 'POST', '/newsletter/remove', { email: 1 }],
  ['invalid', 422, 'POST', '/newsletter/preview', 'name,email\n"Ann,ann@example.org'],
  ['conflict', 409, 'PATCH', '/applications/ID', { ...NEWER, changes: { name: 'Ann' } }],
  ['conflict', 409, 'POST', '/applications/ID/turn', { ...NEWER, degrees: 90 }],
  ['not-configured', 409, 'GET', '/newsletter/links.csv'],
  ['too-large', 413, 'POST', '/messages/mark', `"${'x'.repeat(70_000)}"`],
];

const codeOf = ({ status, json }: DeskResponse) => [status, deskErrorSchema.parse(json).code];

test('a failed desk call has an error code', async () => {
  const server = await running({ submitsPerMinute: 0 });
  await submit(server.url, formOf());
  const [{ id = '' } = {}] = await server.storage.applications.list();
  const officer = await deskOfficer(server);
  for (const [code, status, method, path, json] of CALLS) {
    const at = path.replace('ID', id);
    const answer = json === undefined ? await officer.call(method, at) : await officer.send(method, at, json);
    expect(codeOf(answer), `${method} ${path}`).toEqual([status, code]);
  }
  const headers = { origin: 'https://evil.example' };
  expect(codeOf(await officer.call('POST', '/messages/mark', { headers, body: '{}' }))).toEqual([403, 'forbidden']);
  const editor = await deskOfficer(server, 'Editor', undefined, 'editor');
  const answer = await editor.get('/applications');
  expect(codeOf(answer)).toEqual([403, 'forbidden-for-editors']);
  expect(answer.json.message).toBe('Nothing was changed. Editors can use Content only. Ask an officer.');
});
