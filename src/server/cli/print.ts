import { parseArgs } from 'node:util';
import { type Command, EXIT, UsageError } from './command';
import { dockerfile } from './print/dockerfile';
import { type Installation, readInstallation } from './print/installation';
import { nginxSite } from './print/nginx';
import { systemdBackup, systemdBackupTimer, systemdService } from './print/systemd';

/** Each prints one file, so that it can be redirected to its place. */
const FILES: Readonly<Record<string, (installation: Installation) => string>> = {
  systemd: systemdService,
  'systemd-backup': systemdBackup,
  'systemd-backup-timer': systemdBackupTimer,
  nginx: nginxSite,
  dockerfile,
};

export const printCommand: Command = {
  name: 'print',
  summary: 'print files for systemd, nginx or Docker, filled in for this installation',
  help: `Usage: ummes print <file>

  systemd                the service of the server     > /etc/systemd/system/ummes.service
  systemd-backup         a backup                      > /etc/systemd/system/ummes-backup.service
  systemd-backup-timer   every night                   > /etc/systemd/system/ummes-backup.timer
  nginx                  a site with TLS in front      > /etc/nginx/sites-available/ummes
  dockerfile             an image of the package       > Dockerfile

Uses the settings in force: call it with the environment, and from the folder, that the server is to have.
Passwords and keys are never printed. What has to be checked or filled in is at the top of each file.`,

  async run(args, context) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [name = '', ...rest] = positionals;
    const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
    if (!file || rest.length > 0) throw new UsageError(`After "print" comes one of: ${Object.keys(FILES).join(', ')}.`);
    context.print(file(readInstallation(context)));
    return EXIT.ok;
  },
};
