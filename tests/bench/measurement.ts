/** A line of the bench's table. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** As people read it, such as '≥ 0.7'; '' when it is only told. */
  budget: string;
  ok: boolean;
}

/** A number that may not be exceeded. */
export function atMost(name: string, value: number, limit: number, unit: string, digits = 0): Measurement {
  return { name, value: Number(value.toFixed(digits)), unit, budget: `≤ ${limit}`, ok: value <= limit };
}

/** A number that is only told. */
export function told(name: string, value: number, unit: string, digits = 0): Measurement {
  return { name, value: Number(value.toFixed(digits)), unit, budget: '', ok: true };
}

/** The middle one of several measurements: a busy moment of the machine changes it little. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
