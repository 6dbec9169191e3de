import { expect } from 'vitest';

/** Time zones, most with quirks: a spring day without midnight, half-hour summer time, the earliest or latest date. */
const IN_AMERICA_AND_AFRICA = ['America/Santiago', 'America/Havana', 'Africa/Cairo', 'Asia/Beirut'];
const ELSEWHERE = ['UTC', 'Asia/Colombo', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Pacific/Niue'];
export const ZONES = [...IN_AMERICA_AND_AFRICA, ...ELSEWHERE];

export function inZone<T>(zone: string, run: () => T): T {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    // In a worker thread the setting has no effect, so the test would prove nothing.
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    return run();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}
