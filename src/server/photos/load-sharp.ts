import { execFile } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { devNull } from 'node:os';
import { promisify } from 'node:util';
import type sharp from 'sharp';

export type SharpModule = typeof sharp;

/** The only decoders that are left switched on. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`);

const TRIAL = `require('node:module').createRequire(process.argv[1])('sharp')`;
/** A cold disk and a busy machine included. */
const TRIAL_TIMEOUT_MS = 60_000;
/** File descriptors that loading takes at a time, and as many to spare. */
const DESCRIPTORS = 4;

let loaded: SharpModule | undefined;

/**
 * Loads sharp. After a failure it can be called again, and succeeds once the reason is gone.
 *
 * That takes another process which tries first, because a failure stays in the process it happened in:
 * Node 20 remembers the modules that failed and each package.json that it could not read, be it for lack
 * of file descriptors, and glibc remembers the folder of libraries that was missing. A library that is
 * being written ends the process that loads it (seen with 20.20 and sharp 0.35.5).
 */
export async function loadSharp(): Promise<SharpModule> {
  loaded ??= await loadOnTrial();
  return loaded;
}

async function loadOnTrial(from = import.meta.url): Promise<SharpModule> {
  const reserved: number[] = [];
  try {
    while (reserved.length < DESCRIPTORS) reserved.push(openSync(devNull, 'r'));
    await promisify(execFile)(process.execPath, ['-e', TRIAL, from], { timeout: TRIAL_TIMEOUT_MS });
  } catch (error) {
    throw new Error(`sharp cannot be loaded: ${reasonOf(error as Error & { stderr?: string })}`, { cause: error });
  } finally {
    for (const descriptor of reserved) closeSync(descriptor);
  }
  const sharp: SharpModule = createRequire(from)('sharp'); // at once: the descriptors are free now
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}

/** The line of the other process's stack trace that says what happened, or why there is no such process. */
function reasonOf({ message, stderr = '' }: Error & { stderr?: string }): string {
  return /^\w*Error: .*$/m.exec(stderr)?.[0] ?? message.split('\n', 1)[0] ?? '';
}
