import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/engines/free-port.mjs';
import type { Program } from './processes';

/** A running system, with its data in a temporary folder. */
export interface System extends Program {
  url: string;
  /** The temporary folder. The system's own files are in its folder `site`, unless it runs where it is installed. */
  folder: string;
}

/** The folder and address of a system that is starting. */
export interface Place {
  folder: string;
  port: number;
  url: string;
  /** Stops a program with the system, the last first. */
  add<P extends Program>(program: P): P;
}

/** Starts a system in a temporary folder, on this port of localhost or a free one. */
export async function inTemporaryFolder<S extends object>(
  name: string,
  start: (place: Place) => Promise<S>,
  port?: number,
): Promise<S & System> {
  const folder = await mkdtemp(join(tmpdir(), `ummes-${name}-`));
  const programs: Program[] = [];
  const stop = async () => {
    for (const program of programs.reverse()) await program.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const at = port ?? (await freePort());
  const place: Place = {
    folder,
    port: at,
    url: `http://localhost:${at}`,
    add(program) {
      programs.push(program);
      return program;
    },
  };
  try {
    return { ...(await start(place)), url: place.url, folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
