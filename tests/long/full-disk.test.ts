import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newAttemptId } from '../../src/model/application/application-parts';
import { missingTool } from '../support/server/administration';
import { formOf, picture, submit } from '../support/server/application-form';
import { startBuiltServer } from '../support/server/built-server.mjs';

/*
 * Filling a disk requires root. Instead, a file size limit (RLIMIT_FSIZE) blocks writes past a file's first 100
 * bytes, so they fail with EFBIG instead of ENOSPC.
 */

const MISSING = missingTool('prlimit', '--version', 'apt-get install util-linux');
/** A result is cached for ten seconds, a check may take six, and a busy machine is slower. */
const SOON = { timeout: 60_000, interval: 200 };

test.skipIf(MISSING)(
  `the server reports a failing database while the disk is full, and keeps acknowledged applications${MISSING}`,
  async () => {
    const server = await startBuiltServer({ HOST: '127.0.0.1', UMMES_SUBMITS_PER_MINUTE: '0' });
    onTestFinished(async () => void (await server.stop()));
    const limitFiles = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
    const failing = async () => (await (await fetch(`${server.crossOriginUrl}/readyz`)).json()).failing;
    const health = async () => (await fetch(`${server.crossOriginUrl}/healthz`)).status;
    const photo = await picture();
    const apply = (attemptId: string) => submit(server.crossOriginUrl, formOf({ attemptId, photo }));
    const [before, meanwhile] = [newAttemptId(), newAttemptId()];
    await expect.poll(failing, SOON).toEqual([]);
    expect((await apply(before)).status).toBe(200);

    limitFiles('100');
    await expect.poll(failing, SOON).toEqual(['database']);
    expect(await health()).toBe(200);
    expect(await apply(meanwhile)).toEqual({ status: 503, message: expect.stringContaining('try again') });
    expect((await fetch(`${server.crossOriginUrl}/events`)).status).toBe(200);

    limitFiles('unlimited');
    await expect.poll(failing, SOON).toEqual([]);
    expect((await apply(meanwhile)).status).toBe(200);
    const files = await readdir(join(server.data, 'photos'), { recursive: true });
    expect(files.filter((name) => /[0-9a-f]{32}\.webp$/.test(name))).toHaveLength(2);
    expect(await readdir(join(server.data, 'uploads'))).toEqual([]);
  },
);
