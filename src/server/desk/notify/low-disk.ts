import { hostname } from 'node:os';
import type { Checkpoint, Update } from './checkpoint';

const ADVICE =
  'When the disk is full, applications and messages can’t be stored. Please ask the administrator to free some space.';

/** Reports once that a server's disk is almost full. The checkpoint holds the names of the servers with a full disk. */
export function lowDiskUpdate(warning: string | null, { until, ids }: Checkpoint): Update | null {
  const server = hostname();
  if (ids.includes(server) === (warning !== null)) return null;
  const others = ids.filter((id) => id !== server);
  if (warning === null) return { checkpoint: { until, ids: others } };
  const text = `The server’s disk is almost full: ${warning}.\n\n${ADVICE}`;
  const message = { subject: 'The server’s disk is almost full', text, data: { event: 'disk' } };
  return { checkpoint: { until, ids: [...others, server] }, message };
}
