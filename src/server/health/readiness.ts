import type { Logger } from 'pino';
import { type Check, Probe, type ProbeResult } from './probe';

/** The response of /readyz. */
export interface ReadinessReport {
  status: 'ready' | 'failing';
  /** The names of the parts that do not work, or were not checked yet. */
  failing: string[];
  parts: Record<string, ProbeResult>;
}

/** Whether every part of the server works, from probes that run by themselves. */
export class Readiness {
  readonly #probes: readonly Probe[];

  constructor(checks: readonly Check[], log: Logger) {
    this.#probes = checks.map((check) => new Probe(check, log));
  }

  start(): void {
    for (const probe of this.#probes) probe.start();
  }

  /** Resolves when the checks that are running have ended. */
  async stop(): Promise<void> {
    await Promise.all(this.#probes.map((probe) => probe.stop()));
  }

  /** True once a check of the part has failed, until one succeeds. */
  isFailing(part: string): boolean {
    return this.#probes.some((probe) => probe.check.name === part && probe.result().state === 'failing');
  }

  report(): ReadinessReport {
    const parts = Object.fromEntries(this.#probes.map((probe) => [probe.check.name, probe.result()]));
    const failing = Object.keys(parts).filter((name) => parts[name]?.state !== 'working');
    return { status: failing.length === 0 ? 'ready' : 'failing', failing, parts };
  }
}
