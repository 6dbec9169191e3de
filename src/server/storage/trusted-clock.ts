import type { Logger } from 'pino';
import type { Database } from './database/database';
import { readMeta, writeMeta } from './database/meta';

/** Key in `meta` of the latest time that a server trusted, in ISO 8601. */
const LAST_TIME = 'trusted-time';

const MINUTE_MS = 60_000;
/** The longest plausible time without a running server. After a longer one, the clock is confirmed first. */
const MAX_GAP_MS = 30 * 24 * 60 * MINUTE_MS;
/** How far the clocks of two servers may differ, and how far a clock may be corrected. */
const MAX_CORRECTION_MS = 10 * MINUTE_MS;
/** How long an implausible clock must run evenly before it is trusted. Timers may fire a moment early. */
const CONFIRMED_MS = 59 * MINUTE_MS;

/** An implausible time that may still turn out to be right. */
interface Doubt {
  /** The trusted time that it was compared with. */
  trusted: string;
  time: number;
  uptime: number;
}

/**
 * The clock for everything that deletes by age. A wrong clock, for example one that is a year ahead after a battery
 * failed, must not delete data. The time is trusted unless it is earlier than the last trusted time, or over 30 days
 * later. It is then trusted once the server has run for an hour, if the clock has advanced by an hour as well and no
 * other server has trusted another time in between.
 */
export class TrustedClock {
  #doubt: Doubt | null = null;

  /**
   * @param now the time of day.
   * @param uptime a clock that is never corrected, in milliseconds.
   */
  constructor(
    readonly database: Database,
    readonly log: Logger,
    readonly now = () => new Date(),
    readonly uptime = () => performance.now(),
  ) {}

  /** Returns the current time and records it; null while it isn't trusted. Call this before deleting by age. */
  async read(): Promise<Date | null> {
    const trusted = (await readMeta(this.database, LAST_TIME)) ?? '';
    const [now, uptime] = [this.now(), this.uptime()];
    const doubt = { trusted, time: now.getTime(), uptime };
    if (!isPlausible(now, trusted) && !isConfirmed(this.#doubt, doubt)) {
      if (this.#doubt?.trusted !== trusted) this.#warn(now, trusted);
      this.#doubt = startOf(this.#doubt, doubt);
      return null;
    }
    this.#doubt = null;
    await writeMeta(this.database, LAST_TIME, now.toISOString());
    return now;
  }

  #warn(now: Date, trusted: string): void {
    if (trusted === '') return; // a new database, or one from an earlier version
    const about = { now: now.toISOString(), last: trusted };
    this.log.warn(
      about,
      'the clock has jumped: nothing is deleted by age until the time has been confirmed for an hour',
    );
  }
}

/** Returns whether a time can follow the last trusted time. */
function isPlausible(now: Date, trusted: string): boolean {
  const gap = now.getTime() - Date.parse(trusted);
  return gap >= -MAX_CORRECTION_MS && gap <= MAX_GAP_MS;
}

/** Returns whether the clock has advanced evenly from one doubt to the next. */
function isEven(before: Doubt | null, now: Doubt): before is Doubt {
  if (before?.trusted !== now.trusted) return false;
  const drift = now.time - before.time - (now.uptime - before.uptime);
  return Math.abs(drift) <= MAX_CORRECTION_MS;
}

function isConfirmed(before: Doubt | null, now: Doubt): boolean {
  return isEven(before, now) && now.uptime - before.uptime >= CONFIRMED_MS;
}

/** Returns the doubt from which the hour is counted. */
function startOf(before: Doubt | null, now: Doubt): Doubt {
  return isEven(before, now) ? before : now;
}
