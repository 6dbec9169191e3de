import { setTimeout } from 'node:timers/promises';
import { Connection } from './connection';
import type { Kind, Visitor } from './visitor';

export interface Load {
  seconds: number;
  /** How long each request took, in milliseconds. */
  times: Record<Kind, number[]>;
  /** The number of rejected and failed requests, by kind and status: `form 503`. */
  errors: Map<string, number>;
  /** The share of a core that sending and receiving took. If it is near 1, the server waited for it. */
  clientCpu: number;
}

/**
 * Lets visitors send requests, each the next once the last is answered. Requests that are unanswered at the end don't
 * count.
 */
export async function applyLoad(url: string, visitors: readonly Visitor[], seconds: number): Promise<Load> {
  const load: Load = { seconds, times: { ready: [], unrendered: [], form: [] }, errors: new Map(), clientCpu: 0 };
  const connections = visitors.map(() => new Connection(url));
  const cpu = process.cpuUsage();
  const end = performance.now() + seconds * 1000;
  const visits = visitors.map(async (visitor, index) => {
    const connection = connections[index] as Connection;
    while (performance.now() < end) await request(visitor, connection, load, end);
  });
  await Promise.race([Promise.all(visits), setTimeout(seconds * 1000)]);
  const { user, system } = process.cpuUsage(cpu);
  load.clientCpu = (user + system) / 1e6 / seconds;
  for (const connection of connections) connection.close();
  await Promise.all(visits);
  return load;
}

async function request(visitor: Visitor, connection: Connection, load: Load, end: number): Promise<void> {
  const next = visitor.next();
  const startedAt = performance.now();
  const answer = await connection.send(next.bytes).catch((error: Error) => error);
  const now = performance.now();
  if (now >= end) return;
  load.times[next.kind].push(now - startedAt);
  if (!(answer instanceof Error) && answer.status < 400) return visitor.receive(next, answer);
  const name = `${next.kind} ${answer instanceof Error ? answer.message : answer.status}`;
  load.errors.set(name, (load.errors.get(name) ?? 0) + 1);
}

/** Returns the time below which this share of the requests was answered. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = Float64Array.from(times).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function requestsPerSecond({ times, seconds }: Load): number {
  return Object.values(times).reduce((sum, { length }) => sum + length, 0) / seconds;
}
