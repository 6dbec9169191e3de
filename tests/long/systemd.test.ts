import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { printed } from '../support/admin/printed';
import { missingTool } from '../support/admin/tool';
import { temporaryFolder } from '../support/server/running-server';

const run = promisify(execFile);
const MISSING = missingTool('systemd-analyze', '--version', 'apt-get install systemd');

/** What `systemd-analyze security` allows: 0 is a process that may do nothing, 10 one that may do everything. */
const MOST_EXPOSURE = 2;

const UNITS = {
  'ummes.service': 'systemd',
  'ummes-backup.service': 'systemd-backup',
  'ummes-backup.timer': 'systemd-backup-timer',
};

const INSTALLATIONS = {
  'its own state folder': { UMMES_DATA: '/var/lib/ummes' },
  'a data folder with spaces and signs, and a low port': { UMMES_DATA: '/srv/50% "of it"', PORT: '443' },
  'a home folder': { UMMES_DATA: '/home/ada/var' },
};

test.skipIf(MISSING)(
  `systemd finds nothing wrong with the printed units, and little to exploit${MISSING}`,
  async () => {
    for (const [name, env] of Object.entries(INSTALLATIONS)) {
      const folder = await temporaryFolder();
      const paths = Object.keys(UNITS).map((unit) => join(folder, unit));
      for (const [unit, file] of Object.entries(UNITS)) await writeFile(join(folder, unit), await printed(file, env));
      const verified = await run('systemd-analyze', ['verify', ...paths]);
      expect(verified.stdout + verified.stderr, name).toBe('');
      for (const unit of paths.filter((path) => path.endsWith('.service'))) {
        const security = await run('systemd-analyze', ['security', '--offline=yes', unit]);
        const exposure = Number(/exposure level for [^:]*: ([\d.]+)/.exec(security.stdout)?.[1]);
        expect(exposure, `${name}: ${unit}`).toBeLessThanOrEqual(MOST_EXPOSURE);
      }
    }
  },
);
