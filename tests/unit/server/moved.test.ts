// @vitest-environment node
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../src/server/database/open-database';
import { readSettings } from '../../../src/server/settings/settings';
import { openStorage } from '../../../src/server/storage/storage';
import { buildCli, command, started, ummes } from '../../support/server/command-line';
import { POSTGRES_MISSING, type PostgresServer, startPostgres } from '../../support/server/postgres-server';
import { temporaryFolder } from '../../support/server/running-server';

let postgres: PostgresServer | undefined;
beforeAll(async () => {
  if (!POSTGRES_MISSING) postgres = await startPostgres();
}, 60_000);
beforeAll(buildCli);
afterAll(() => postgres?.stop());

/** An empty database of a name; its address has a password, which nobody should see again. */
async function freshPostgres(name: string): Promise<string> {
  const admin = await openDatabase(postgres?.url ?? '');
  await admin.run(`CREATE DATABASE ${name}`);
  await admin.close();
  return (postgres?.url ?? '').replace('ummes@', 'ummes:secret@').replace(/postgres$/, name);
}

/** A data folder with a SQLite database, which has a subscriber. */
async function dataFolder(): Promise<string> {
  const UMMES_DATA = await temporaryFolder();
  const storage = await openStorage(readSettings({ UMMES_DATA }));
  await storage.subscribers.add(['reader@example.org']);
  await storage.close();
  return UMMES_DATA;
}

test.skipIf(POSTGRES_MISSING)(
  `after the move to Postgres nobody goes on in the SQLite file, until the data was copied back${POSTGRES_MISSING}`,
  async () => {
    const UMMES_DATA = await dataFolder();
    const DATABASE_URL = await freshPostgres('moved');
    const server = await started({ UMMES_DATA });
    const early = await command(['copy-to', DATABASE_URL], { UMMES_DATA });
    expect([early.code, early.out]).toEqual([0, expect.stringContaining('stop it, copy again')]);
    expect((await command(['newsletter', 'export'], { UMMES_DATA })).code).toBe(0);
    server.child.kill('SIGTERM');
    await server.ended;

    const late = await command(['copy-to', DATABASE_URL], { UMMES_DATA });
    expect([late.code, late.out]).toEqual([0, expect.stringContaining('is marked as moved')]);
    for (const args of [
      ['newsletter', 'export'],
      ['newsletter', 'import', 'x.csv'],
      ['applications', 'list'],
      ['backup'],
    ]) {
      const { code, out, err } = await command(args, { UMMES_DATA });
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain(`has moved to postgres://${new URL(DATABASE_URL).host}/moved. Set DATABASE_URL`);
      expect(err).not.toContain('secret');
    }
    const refused = await ummes(['start'], { UMMES_DATA, PORT: '0' }).ended;
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('has moved to postgres://')]);
    expect((await command(['copy-to', DATABASE_URL], { UMMES_DATA })).code).toBe(0);
    expect((await command(['newsletter', 'export'], { UMMES_DATA, DATABASE_URL })).out).toContain('reader@');

    const back = await command(['copy-to', `sqlite:${join(UMMES_DATA, 'ummes.db')}`], { UMMES_DATA, DATABASE_URL });
    expect(back.code).toBe(0);
    expect((await command(['newsletter', 'export'], { UMMES_DATA })).out).toContain('reader@');
  },
);

test.skipIf(POSTGRES_MISSING)(
  `a server that starts on Postgres marks the file from which its data came, and no other${POSTGRES_MISSING}`,
  async () => {
    const UMMES_DATA = await dataFolder();
    const DATABASE_URL = await freshPostgres('started');
    const other = await started({ UMMES_DATA, DATABASE_URL });
    expect((await command(['newsletter', 'export'], { UMMES_DATA })).code).toBe(0);
    await command(['copy-to', DATABASE_URL], { UMMES_DATA });
    other.child.kill('SIGTERM');
    await other.ended;
    expect((await command(['newsletter', 'export'], { UMMES_DATA })).code).toBe(0);
    await started({ UMMES_DATA, DATABASE_URL });
    expect((await command(['newsletter', 'export'], { UMMES_DATA })).err).toContain('/started. Set DATABASE_URL');
  },
);
