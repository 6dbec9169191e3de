import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { exampleFile, missingTool } from '../support/server/administration';
import { temporaryFolder } from '../support/server/running-server';

const run = promisify(execFile);
const MISSING = missingTool('systemd-analyze', '--version', 'apt-get install systemd');

/** Maximum exposure level from `systemd-analyze security`, from 0 (no permissions) to 10 (all permissions). */
const MAX_EXPOSURE = 2;

const SERVICES = ['ummes.service', 'ummes-backup.service'];

test.skipIf(MISSING)(`systemd accepts the example units, and rates their exposure as low${MISSING}`, async () => {
  const folder = await temporaryFolder();
  const path = (unit: string) => join(folder, unit);
  const units = [...SERVICES, 'ummes-backup.timer'];
  for (const unit of units) {
    const text = await exampleFile(unit);
    // systemd requires the command to exist.
    await writeFile(path(unit), text.replace('/opt/ummes/current/bin/ummes', process.execPath));
  }
  const verified = await run('systemd-analyze', ['verify', ...units.map(path)]);
  expect(verified.stdout + verified.stderr).toBe('');
  for (const unit of SERVICES) {
    const { stdout } = await run('systemd-analyze', ['security', '--offline=yes', path(unit)]);
    const exposure = Number(/exposure level for [^:]*: ([\d.]+)/.exec(stdout)?.[1]);
    expect(exposure, unit).toBeLessThanOrEqual(MAX_EXPOSURE);
  }
});
