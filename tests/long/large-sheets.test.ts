/* Tests the real server's memory and reports with the largest sheets that it accepts. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { started } from '../support/server/command-line';
import { ask, temporaryFolder, writeFiles } from '../support/server/running-server';

const HEADER = 'id,title,date,otherImages,description\n';
const row = (index: number) =>
  `e${index},Event ${index},01/02/2030,"/a.svg, /b.svg","${'Some words about it. '.repeat(21)}"\n`;
const ROWS = HEADER + Array.from({ length: 20_000 }, (_, index) => row(index)).join('');

/** 10 MB of ordinary rows. */
const SHEET = ROWS.slice(0, ROWS.lastIndexOf('\n', 9_990_000) + 1);
/** The title of the second row. */
const titleIn = (sheet: string) => /^e1,([^,]*),/m.exec(sheet)?.[1] ?? '';

/** Returns the peak memory of a process in MB. */
async function peak(pid: number): Promise<number> {
  return Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;
}

async function serving(data: string) {
  const server = await started({ UMMES_DATA: data });
  /** Resolves when the sheet was read and is in this state, with the server's responses meanwhile. */
  const settled = async (state: 'current' | 'stale') => {
    for (;;) {
      const { sheets } = JSON.parse((await ask(server.url, '/healthz')).body.toString());
      const isRead = /"sheet":"events"/.test(server.output.out);
      if (isRead && sheets.events.state === state) return sheets.events;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  /** Resolves when the events contain this title. */
  const showing = async (title: string) => {
    for (;;) {
      const { body } = await ask(server.url, '/api/sheets/events');
      if (body.includes(`"title":"${title}"`)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  return { ...server, settled, showing };
}

/** Creates a last good copy of the sheet. */
async function firstRun(data: string): Promise<void> {
  await writeFiles(data, { 'sheets/events.csv': SHEET });
  const server = await serving(data);
  await server.settled('current');
  server.child.kill('SIGTERM');
  await server.ended;
}

test.skipIf(process.platform !== 'linux').each([
  ['read first', (text: string) => text, async () => {}],
  ['changed in every row while the server was stopped', (text: string) => text.replaceAll('Event', 'Eve'), firstRun],
])('a sheet of 10 MB, %s, takes less than 300 MB of memory in total', async (_, changed, before) => {
  const data = await temporaryFolder();
  await before(data);
  const sheet = changed(SHEET);
  await writeFiles(data, { 'sheets/events.csv': sheet });
  const server = await serving(data);
  await server.showing(titleIn(sheet));
  expect(await server.settled('current')).toMatchObject({ problems: 0 });
  expect(await peak(server.child.pid ?? 0)).toBeLessThan(300);
});

test('a sheet that is too large for its thread is reported once, and the last good copy stays', async () => {
  const data = await temporaryFolder();
  await writeFiles(data, {
    'cache/events.json': JSON.stringify({ rows: [{ title: 'Lathe', date: '' }] }),
    'sheets/events.csv': `${HEADER}1,A,01/02/2030,,"${'"x'.repeat(4_900_000)}"\n`,
  });
  const server = await serving(data);
  expect(await server.settled('stale')).toMatchObject({ items: 1 });
  for (let visit = 0; visit < 5; visit++) {
    expect((await ask(server.url, '/api/sheets/events')).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1100)); // a file's fault is cached for a second
  }
  expect(server.output.out.match(/needs more than 96 MB of memory|takes longer than 30 seconds/g)).toHaveLength(1);
});
