import { areSet, openPoints } from './comment';
import type { Installation } from './installation';
import { isAtHome, isIn, sandbox, USER } from './systemd-sandbox';
import { quoted, word } from './systemd-words';

/** The folder below /var/lib for backups, and how long they are kept there. */
const BACKUPS = 'ummes-backups';
const BACKUP_DAYS = 30;

/** The service of the server: `ummes.service`. */
export function systemdService(installation: Installation): string {
  const { entry, node, settings } = installation;
  return `# UMMES ${installation.version}: /etc/systemd/system/ummes.service
#
#   useradd --system --home-dir ${settings.data} --shell /usr/sbin/nologin ${USER}
#   install -d -o ${USER} -g ${USER} -m 700 ${settings.data} && chown -R ${USER}: ${settings.data}
#   systemctl daemon-reload && systemctl enable --now ummes
#
${openPoints(pointsOf(installation))}

[Unit]
Description=UMMES, the society's site and widgets
After=network-online.target
Wants=network-online.target

[Service]
Type=exec
ExecStart=${word(node)} ${word(entry)} start
${environmentOf(installation)}
Restart=on-failure
RestartSec=2

# On SIGTERM, responses in flight finish, within 10 s at most. Then the server has ended by itself.
KillMode=mixed
TimeoutStopSec=15

# The server stays below 300 MB, and so does its process that encodes photos. What needs more than this is a fault;
# the restart loses nothing that was acknowledged.
MemoryMax=1G
TasksMax=128
LimitNOFILE=8192

${sandbox(installation)}

[Install]
WantedBy=multi-user.target`;
}

/** The backup: `ummes-backup.service`. */
export function systemdBackup(installation: Installation): string {
  const { entry, node } = installation;
  return `# UMMES ${installation.version}: /etc/systemd/system/ummes-backup.service, started by ummes-backup.timer
#
# Backups are in /var/lib/${BACKUPS}, readable by the account ${USER} alone, for ${BACKUP_DAYS} days. They hold personal
# data, also of people who were removed after the backup was made. Copy them to another machine.
#
${openPoints(pointsOf(installation))}

[Unit]
Description=Backup of UMMES
After=network-online.target
Wants=network-online.target

[Service]
Type=oneshot
ExecStart=${word(node)} ${word(entry)} backup
ExecStartPost=/usr/bin/find /var/lib/${BACKUPS} -name "ummes-backup-*.tar" -mtime +${BACKUP_DAYS} -delete
${environmentOf(installation)}
TimeoutStartSec=1h
Nice=10

${sandbox(installation, BACKUPS)}`;
}

/** When the backup is made: `ummes-backup.timer`. */
export function systemdBackupTimer({ version }: Installation): string {
  return `# UMMES ${version}: /etc/systemd/system/ummes-backup.timer
#
#   systemctl daemon-reload && systemctl enable --now ummes-backup.timer
#   systemctl start ummes-backup && systemctl status ummes-backup     (tries it)

[Unit]
Description=Backup of UMMES every night

[Timer]
OnCalendar=*-*-* 03:15
RandomizedDelaySec=10min
# A machine that was off at night makes the backup when it is on again.
Persistent=true

[Install]
WantedBy=timers.target`;
}

function pointsOf({ node, entry, settings, secrets, settingsFile }: Installation) {
  const atHome = [node, entry, settings.data].filter(isAtHome);
  return [
    secrets.length > 0 &&
      `${areSet(secrets)} in the environment of this command and left out, because everybody may read a unit. Write ${secrets.length === 1 ? 'it' : 'them'} into ${settings.data}/settings.env (chmod 600).`,
    settingsFile && `${settingsFile} holds further settings. The account ${USER} must be able to read it.`,
    atHome.length > 0 &&
      `The account ${USER} must be able to read ${atHome.join(', ')}: home folders are often closed to others.`,
    isIn('/tmp', settings.data) && `${settings.data} is in /tmp, which the service does not see and reboots empty.`,
  ];
}

/** Environment lines. */
function environmentOf({ settings, environment }: Installation): string {
  const all = { NODE_ENV: 'production', UMMES_DATA: settings.data, ...environment };
  return Object.entries(all)
    .map(([name, value]) => `Environment=${quoted(`${name}=${value}`)}`)
    .join('\n');
}
