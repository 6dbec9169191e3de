import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Measurement, unlimited } from './measurement';
import { type ServerProcess, startServerProcess } from './server-process';

/**
 * Starts a server with its own data folder. Measures only on Linux, which reports a process's CPU and memory use.
 * @param prepare fills the data folder.
 * @param env more of the server's settings.
 */
export async function withServer(
  prepare: (data: string) => Promise<void>,
  measure: (server: ServerProcess, data: string) => Promise<Measurement[]>,
  env: Record<string, string> = {},
): Promise<Measurement[]> {
  if (process.platform !== 'linux') return [unlimited('server CPU and memory use (measured on Linux only)', 0, '')];
  const data = await mkdtemp(join(tmpdir(), 'ummes-bench-'));
  let server: ServerProcess | undefined;
  try {
    await prepare(data);
    server = await startServerProcess({ UMMES_DATA: data, UMMES_TIME_ZONE: 'Asia/Colombo', ...env });
    return await measure(server, data);
  } finally {
    await server?.stop();
    await rm(data, { recursive: true, force: true });
  }
}
