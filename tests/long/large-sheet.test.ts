import { expect, test } from 'vitest';
import { startServer } from '../support/server/command-line';
import { ask, eventually, temporaryFolder, writeFiles } from '../support/server/running-server';

test('a sheet that is too large to read is reported once, and the last good copy stays in use', async () => {
  const UMMES_DATA = await temporaryFolder();
  await writeFiles(UMMES_DATA, {
    'cache/events.csv': 'title,date\nLathe,\n',
    'sheets/events.csv': `id,title,date,otherImages,description\n1,A,01/02/2030,,"${'"x'.repeat(4_900_000)}"\n`,
  });
  const { url, output } = await startServer({ UMMES_DATA });
  const events = async () => JSON.parse(String((await ask(url, '/healthz')).body)).sheets.events;
  await eventually(async () => /"sheet":"events"/.test(output.out) && (await events()).state === 'stale', 600_000);
  expect(await events()).toMatchObject({ items: 1 });
  for (let visit = 0; visit < 5; visit++) {
    expect((await ask(url, '/api/sheets/events')).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1100)); // the server polls its sheets every second
  }
  expect(output.out.match(/needs more than \d+ MB of memory|takes longer than 30 seconds/g)).toHaveLength(1);
});
