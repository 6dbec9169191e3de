import { expect, test } from 'vitest';
import { applicationDetailSchema, conflictSchema } from '../../../../src/model/desk/application';
import { ANSWERS, formOf, submit } from '../../../support/server/application-form';
import { command } from '../../../support/server/command-line';
import { describeEachDatabase } from '../../../support/server/each-database';
import { running } from '../../../support/server/running-server';
import { type DeskOfficer, deskOfficer } from '../desk-calls';

const ATTEMPT = 'attempt-of-sanduni';

async function desk(database: string, answers: Record<string, string> = {}) {
  const server = await running({ database, submitsPerMinute: 0 });
  expect(await submit(server.url, formOf({ attemptId: ATTEMPT, answers }))).toMatchObject({ status: 200 });
  const [{ id = '' } = {}] = await server.storage.applications.list();
  const officer = await deskOfficer(server);
  const env = { UMMES_DATA: server.data, DATABASE_URL: server.settings.database };
  const edit = (version: number, changes: object, by: DeskOfficer = officer, status = 'pending') =>
    by.send('PATCH', `/applications/${id}`, { version, status, changes });
  const detail = async () => (await officer.get(`/applications/${id}`)).json;
  return { server, officer, id, env, edit, detail };
}

const originals = ({ storage }: Awaited<ReturnType<typeof running>>) => storage.database.all('SELECT * FROM originals');

/** Text that could harm a browser, a spreadsheet or a terminal. */
const HOSTILE = {
  name: '=cmd|"/c calc"!A1 <img src=x onerror=alert(1)>',
  email: '+1-1@example.org',
  academicQualifications: '@SUM(A1),</script><script>alert(1)</script>',
  designation: '+1 "quoted" \\ \'',
  companyOrInstitute: '-2+3\u200d\u200c {{7*7}} $(7*7)',
  fieldsOfExperience: '\u2066isolated\u2069,\u202eevil\u202c,\u200bzero\u00ad\ufeff',
  rolesOfExperience: '&amp;&lt;b&gt;,＝1+1',
  linkedinUrl: 'linkedin.com/in/"><script>alert(1)</script>',
  websiteUrl: 'https://example.org/?<b>"',
};
/** The same text after cleaning. */
const STORED = {
  ...HOSTILE,
  companyOrInstitute: '-2+3 {{7*7}} $(7*7)',
  fieldsOfExperience: 'isolated,evil,zero',
};

describeEachDatabase('an edit', ({ fresh }) => {
  test("keeps the applicant's original text, before and after approval", async () => {
    const { server, officer, id, edit, detail } = await desk(await fresh());
    const before = await detail();
    expect(before).toMatchObject({ version: 1, original: null });
    const edited = await edit(1, { designation: ' Chief  Engineer ', batch: '2018' });
    expect(edited.status).toBe(200);
    expect(applicationDetailSchema.parse(edited.json)).toEqual(edited.json);
    expect(edited.json).toMatchObject({
      version: 2,
      status: 'pending',
      batch: '2018',
      fields: { ...before.fields, designation: 'Chief  Engineer', batch: '2018' },
      original: before.fields,
      history: [
        { action: 'received' },
        { who: 'Nimali', action: 'edited', version: 2, fields: ['batch', 'designation'] },
      ],
    });
    await officer.decide(id, 'approved', 2);
    const people = () => server.readJson('/api/users/all');
    await expect.poll(people).toMatchObject([{ name: before.fields.name }]);
    const editApproved = (version: number, changes: object) => edit(version, changes, officer, 'approved');
    expect((await editApproved(2, { name: 'Sanduni P. Perera' })).json).toMatchObject({
      ...{ version: 3, status: 'approved', name: 'Sanduni P. Perera', original: before.fields },
    });
    await expect.poll(people).toMatchObject([{ name: 'Sanduni P. Perera', batch: '2018' }]);
    expect((await editApproved(3, {})).json).toMatchObject({ version: 3 });
    const { name, batch, designation } = before.fields;
    expect((await editApproved(3, { name, batch, designation })).json).toMatchObject({ version: 4, original: null });
  });

  test('can be read after the form has gained a field and lost another', async () => {
    const { server, env, id, edit, detail } = await desk(await fresh());
    await edit(1, { designation: 'Chief Engineer' });
    const before = await detail();
    const { websiteUrl: _, ...earlier } = before.original; // as if websiteUrl had been added since, and fax removed
    await server.storage.database.run('UPDATE originals SET fields = $1', [
      JSON.stringify({ ...earlier, fax: '1234' }),
    ]);
    const after = await detail();
    expect(applicationDetailSchema.parse(after)).toEqual(after);
    expect(after).toEqual({ ...before, original: { ...before.original, websiteUrl: '' } });
    const shown = await command(['applications', 'show', id], env);
    expect(shown.code).toBe(0);
    expect(shown.out).not.toMatch(/undefined|fax/);
    const { websiteUrl: __, ...fields } = after.fields; // the response of a server with an earlier version
    expect(applicationDetailSchema.parse({ ...after, fields: { ...fields, fax: '' } }).fields).toEqual({
      ...after.fields,
      websiteUrl: '',
    });
  });

  test('is rejected if the form would reject its values, or if it has unknown fields', async () => {
    const { officer, id, edit, detail } = await desk(await fresh());
    const before = await detail();
    const invalid = { email: 'not-an-email', name: '', batch: '19', designation: 'x'.repeat(201) };
    const { status, json } = await edit(1, invalid);
    expect([status, json.message]).toEqual([422, expect.stringMatching(/^Nothing was changed\./)]);
    expect(json.errors).toEqual({
      ...{ name: 'Name is required', email: 'Email is invalid', batch: 'Batch is required' },
      designation: 'Designation must be 200 characters or fewer',
    });
    for (const changes of [
      { status: 'approved' },
      { id: 'x' },
      { photo: 'x' },
      { __proto__: 1, isSample: '1' },
      { name: 1 },
      [],
      'x',
    ])
      expect((await edit(1, changes as object)).status, JSON.stringify(changes)).toBe(422);
    for (const version of [0, -1, 1.5]) expect((await edit(version, { name: 'x' })).status).toBe(422);
    for (const status of [undefined, null, '', 'published'])
      expect((await officer.send('PATCH', `/applications/${id}`, { version: 1, status, changes: {} })).status).toBe(
        422,
      );
    expect(await detail()).toEqual(before);
  });

  test("by a second officer at the same time gets a 409 containing the first officer's version", async () => {
    const { server, officer, id, edit, detail } = await desk(await fresh());
    const kumari = await deskOfficer(server, 'Kumari');
    const answers = await Promise.all([edit(1, { name: 'By Nimali' }), edit(1, { name: 'By Kumari' }, kumari)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [done, rejected] = answers[0].status === 200 ? answers : answers.toReversed();
    expect(conflictSchema.parse(rejected?.json)).toEqual(rejected?.json);
    expect(rejected?.json).toEqual({
      code: 'conflict',
      message: expect.stringMatching(/^Nothing was changed\./),
      application: done?.json,
    });
    expect(await detail()).toEqual(done?.json);
    await officer.post('/applications/remove', { applications: [{ id, version: 2 }] });
    expect((await edit(2, { name: 'x' })).status).toBe(404);
    for (const other of ['nobody', '%00', "'", 'a%2Fb', '..%2f..%2fsession', 'x'.repeat(300)])
      expect((await officer.get(`/applications/${other}`)).status, other).toBe(404);
  });

  test("is rejected after another officer's decision, and shows that decision", async () => {
    const { server, officer, id, edit, detail } = await desk(await fresh());
    const kumari = await deskOfficer(server, 'Kumari');
    await kumari.decide(id, 'rejected');
    const { status, json } = await edit(1, { designation: 'Chief Engineer' });
    expect([status, json.code]).toEqual([409, 'conflict']);
    expect(json.application).toEqual(await detail());
    expect(json.application).toMatchObject({
      version: 1,
      status: 'rejected',
      fields: { designation: ANSWERS.designation },
    });
    expect(json.application.history.at(-1)).toMatchObject({
      who: 'Kumari',
      action: 'rejected',
      at: expect.stringMatching(/^20.*Z$/),
    });
    expect((await edit(1, { designation: 'Chief Engineer' }, officer, 'rejected')).json).toMatchObject({ version: 2 });
  });

  test('and a simultaneous decision are never both carried out', async () => {
    const { server, id, edit, detail } = await desk(await fresh());
    const kumari = await deskOfficer(server, 'Kumari');
    const [edited, decided] = await Promise.all([
      edit(1, { designation: 'Chief Engineer' }),
      kumari.decide(id, 'rejected'),
    ]);
    const isEdited = edited.status === 200;
    expect(decided.json.decided).toHaveLength(isEdited ? 0 : 1);
    expect(await detail()).toMatchObject(
      isEdited ? { version: 2, status: 'pending' } : { version: 1, status: 'rejected' },
    );
  });

  test('is overwritten when the applicant sends the application again', async () => {
    const { server, id, env, edit, detail } = await desk(await fresh());
    await edit(1, { name: 'Typed wrong' });
    const corrected = { attemptId: ATTEMPT, answers: { name: 'Sanduni Dilini Perera', designation: 'Chief' } };
    expect((await submit(server.url, formOf(corrected))).status).toBe(200);
    const now = await detail();
    expect(now).toMatchObject({ version: 3, name: 'Sanduni Dilini Perera', original: null });
    expect(now.history.at(-1)).toMatchObject({
      who: '',
      action: 'corrected',
      version: 3,
      fields: ['name', 'designation'],
    });
    const { out } = await command(['applications', 'show', id], env);
    expect(out).toMatch(/corrected name, designation, version 3, by the applicant\n$/);
    expect(await originals(server)).toEqual([]);
    expect((await edit(3, { name: 'Sanduni' })).json.original.name).toBe('Sanduni Dilini Perera');
  });

  test('does not keep the original text once the application is removed', async () => {
    const { server, officer, id, edit } = await desk(await fresh());
    await edit(1, { designation: 'Chief' });
    expect(await originals(server)).toHaveLength(1);
    await officer.post('/applications/remove', { applications: [{ id, version: 2 }] });
    expect(await originals(server)).toEqual([]);
  });

  test('keeps markup and formulas as text in responses and the export, and removes direction overrides', async () => {
    const { server, officer, id, env, edit } = await desk(await fresh(), HOSTILE);
    const check = async () => {
      const { headers, json } = await officer.get(`/applications/${id}`);
      expect(headers['content-type']).toBe('application/json');
      expect(json.fields).toMatchObject(STORED);
      const list = await officer.get(`/applications?search=${encodeURIComponent('onerror=alert')}`);
      expect(list.json.items).toMatchObject([{ name: STORED.name, designation: STORED.designation }]);
    };
    await check();
    expect((await edit(1, { ...ANSWERS, linkedinUrl: '' })).json.original).toMatchObject(STORED);
    expect((await edit(2, HOSTILE)).status).toBe(200);
    await check();

    const { status, headers, body } = await officer.get('/applications/export.csv');
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      ...[200, 'text/csv; charset=utf-8', 'attachment; filename="applications.csv"'],
    ]);
    const withoutEmail = body.replaceAll(HOSTILE.email, ''); // csv-text.test.ts covers addresses
    for (const start of ['=', '+', '-', '@', '＝']) expect(withoutEmail).not.toMatch(new RegExp(`[",]\\${start}`));
    expect(body).toContain(`"'${STORED.name.replaceAll('"', '""')}"`);
    const exported = (await command(['applications', 'export'], env)).out;
    expect(body.trimEnd()).toBe(exported.trimEnd());
    expect((await officer.get('/applications/export.csv?filter=approved')).body.split('\r\n')).toHaveLength(1);
    expect((await officer.get('/applications/export.csv?filter=x')).status).toBe(422);
    expect(server.logs.filter(({ msg }) => msg?.includes('desk'))).toEqual([]);
  });
});
