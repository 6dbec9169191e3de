import type { Logger } from 'pino';
import { type Check, Probe, type ProbeResult } from './probe';

/** The response of /readyz. */
export interface ReadinessReport {
  status: 'ready' | 'failing';
  /** The names of the parts that do not work. */
  failing: string[];
  parts: Record<string, ProbeResult>;
}

/** Whether every part of the server works. */
export class Readiness {
  readonly #probes: readonly Probe[];

  constructor(checks: readonly Check[], log: Logger) {
    this.#probes = checks.map((check) => new Probe(check, log));
  }

  /** By the last check that somebody asked for. */
  isFailing(part: string): boolean {
    return this.#probes.some(({ check, isFailing }) => check.name === part && isFailing);
  }

  /** Checks the parts whose results are too old. */
  async report(): Promise<ReadinessReport> {
    const results = this.#probes.map(async (probe) => [probe.check.name, await probe.result()] as const);
    const parts = Object.fromEntries(await Promise.all(results));
    const failing = Object.keys(parts).filter((name) => parts[name]?.state !== 'working');
    return { status: failing.length === 0 ? 'ready' : 'failing', failing, parts };
  }
}
