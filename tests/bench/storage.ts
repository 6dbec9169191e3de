import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { MAX_PHOTO_BYTES } from '../../src/model/photo';
import { formOf, png, pour, submit } from '../support/server/application-form';
import { POSTGRES_MISSING, startPostgres } from '../support/server/postgres-server';
import { killRepeatedly, type Rig } from '../support/server/storage-kills';
import { atMost, type Measurement, told } from './measurement';

const CLI = join(import.meta.dirname, '../../dist/server/ummes.js');
const KILLS = 100;
const UPLOADS = 40;
const FLOOD_BYTES = 500_000_000;
const BOMB_SIDE_PX = 25_000;

/** Measures what the application storage promises: nothing lost, little memory, no patience with bombs. */
export async function measureOffice(kills = KILLS): Promise<Measurement[]> {
  const rows = [...(await measureUploads()), ...(await measureKills('SQLite', kills))];
  if (POSTGRES_MISSING) return [...rows, told(`kills with Postgres${POSTGRES_MISSING}`, 0, '')];
  const postgres = await startPostgres();
  try {
    return [...rows, ...(await measureKills('Postgres', kills, { DATABASE_URL: postgres.url }))];
  } finally {
    await postgres.stop();
  }
}

async function measureUploads(): Promise<Measurement[]> {
  const { rig, end } = await newRig();
  try {
    const { child, url } = await rig.start();
    const photo = await fiveMegabytes();
    const begun = performance.now();
    const said = await Promise.all(Array.from({ length: UPLOADS }, () => submit(url, formOf({ photo }))));
    const seconds = (performance.now() - begun) / 1000;
    const peakMb = peakMemoryMb(child.pid as number);
    const refused = said.filter(({ status }) => status !== 200).length;

    const readBefore = readMb(child.pid as number);
    const flood = await pour(url, FLOOD_BYTES, false);
    const floodMb = readMb(child.pid as number) - readBefore;
    const bombForm = formOf({ photo: png(BOMB_SIDE_PX, BOMB_SIDE_PX) });
    const bombAt = performance.now();
    const bomb = await submit(url, bombForm);
    const bombMs = performance.now() - bombAt;
    const rows = [
      atMost(`${UPLOADS} uploads of ${(photo.length / 1e6).toFixed(1)} MB at once, peak memory`, peakMb, 350, 'MB'),
      told('  all of them', seconds, 's', 1),
      atMost('  refused', refused, 0, ''),
      atMost(`${FLOOD_BYTES / 1e6} MB upload, read until refused`, floodMb, 10, 'MB', 1),
      told('  on its way by then', flood.sent / 1e6, 'MB', 1),
      atMost('  not refused', flood.answer.startsWith('HTTP/1.1 413') ? 0 : 1, 0, ''),
      atMost('625 megapixels in a small file, until refused', bombMs, 1000, 'ms'),
      atMost('  not refused', bomb.status === 422 ? 0 : 1, 0, ''),
      told('server, peak memory after all this', peakMemoryMb(child.pid as number), 'MB'),
    ];
    return rows.filter(({ value }) => !Number.isNaN(value));
  } finally {
    await end();
  }
}

async function measureKills(name: string, kills: number, env = {}): Promise<Measurement[]> {
  const { rig, end } = await newRig(env);
  try {
    const { acknowledged, missing, doubled, broken } = await killRepeatedly(rig, kills);
    return [
      told(`${kills} kills with ${name}: applications thanked for`, acknowledged, ''),
      atMost('  lost', missing.length, 0, ''),
      atMost('  stored twice', doubled.length, 0, ''),
      atMost('  photos broken', broken.length, 0, ''),
    ];
  } finally {
    await end();
  }
}

/** The built server with a folder of its own. */
async function newRig(env: Record<string, string> = {}): Promise<{ rig: Rig; end: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'ummes-bench-'));
  const children = new Set<ChildProcess>();
  const run = (args: string[]) => {
    const own = { DATABASE_URL: '', UMMES_S3_BUCKET: '', UMMES_DATA: folder, PORT: '0', HOST: '127.0.0.1' };
    const child = spawn(process.execPath, [CLI, ...args], {
      env: { ...process.env, ...own, UMMES_LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  };
  const rig: Rig = {
    async start() {
      const child = run(['start']);
      let text = '';
      const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The server ended: ${text}`)));
      ended.catch(() => {}); // it is meant to end later
      const url = new Promise<string>((resolve) => {
        child.stdout?.on('data', (chunk) => {
          text = (text + chunk).slice(-10_000);
          const found = /"url":"([^"]+)"/.exec(text)?.[1];
          if (found) resolve(found);
        });
      });
      return { child, url: await Promise.race([url, ended]) };
    },
    async command(...args) {
      return Buffer.concat((await run(args).stdout?.toArray()) ?? []).toString();
    },
  };
  const end = async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { rig, end };
}

/** A photo of twelve megapixels, as a phone takes it, as large as a photo may be. */
async function fiveMegabytes(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const raw = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } });
  for (let quality = 90; ; quality -= 5) {
    const photo = await raw.clone().jpeg({ quality }).toBuffer();
    if (photo.length <= MAX_PHOTO_BYTES) return Buffer.concat([photo, Buffer.alloc(MAX_PHOTO_BYTES - photo.length)]);
  }
}

/** The most memory that a process ever held, in megabytes of 1,000,000 bytes. */
function peakMemoryMb(pid: number): number {
  return (1024 * processNumber(pid, 'status', 'VmHWM')) / 1_000_000;
}

/** What a process has read so far, from wherever. */
function readMb(pid: number): number {
  return processNumber(pid, 'io', 'rchar') / 1_000_000;
}

/** A number that Linux tells of a process; NaN where there is no Linux. */
function processNumber(pid: number, file: string, name: string): number {
  const path = `/proc/${pid}/${file}`;
  return Number(existsSync(path) ? new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(path, 'utf8'))?.[1] : Number.NaN);
}
