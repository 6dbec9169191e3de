import { dirname, relative, sep } from 'node:path';
import { sqliteFile } from '../../settings/database-url';
import type { Installation } from './installation';
import { escapeSpecifiers, quoted } from './systemd-words';

/** The account of the service. */
export const USER = 'ummes';

/**
 * The lines that keep a process to what it needs.
 * @param state a further folder below /var/lib, in which the process runs.
 */
export function sandbox({ node, entry, settings }: Installation, state = ''): string {
  const { data, port } = settings;
  const file = sqliteFile(settings.database);
  const managed = /^\/var\/lib\/([\w.-]+)$/.exec(data)?.[1] ?? '';
  const states = [managed, state].filter(Boolean).join(' ');
  const writable = [...(managed ? [] : [data]), ...(file && !isIn(data, file) ? [dirname(file)] : [])];
  // Ports below 1024 belong to root otherwise; a process with a capability cannot have users of its own.
  const lowPort = port > 0 && port < 1024 && !state;
  const home = [node, entry, data, ...writable].some(isAtHome);
  return `# Its own account, and nothing to write to but the data folder.
User=${USER}
Group=${USER}
UMask=0077
# Relative paths in settings count from here.
WorkingDirectory=${escapeSpecifiers(state ? `/var/lib/${state}` : data)}
${states && `StateDirectory=${states}\nStateDirectoryMode=0700\n`}ReadWritePaths=${writable.map(quoted).join(' ')}
ProtectSystem=strict
ProtectHome=${home ? 'read-only' : 'yes'}
PrivateTmp=yes
PrivateDevices=yes
ProtectProc=invisible
ProtectClock=yes
ProtectHostname=yes
ProtectControlGroups=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
NoNewPrivileges=yes
CapabilityBoundingSet=${lowPort ? 'CAP_NET_BIND_SERVICE' : ''}
AmbientCapabilities=${lowPort ? 'CAP_NET_BIND_SERVICE' : ''}
PrivateUsers=${lowPort ? 'no' : 'yes'}
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
LockPersonality=yes
RemoveIPC=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallErrorNumber=EPERM
# Not MemoryDenyWriteExecute: V8 writes machine code while it runs.`;
}

/** Whether a path is in a home folder, which ProtectHome would hide. */
export function isAtHome(path: string): boolean {
  return ['/home', '/root', '/run/user'].some((folder) => isIn(folder, path));
}

/** Whether a path is a folder or lies in it. */
export function isIn(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`);
}
