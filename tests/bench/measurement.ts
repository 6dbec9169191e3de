export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** The limit as displayed, such as '≥ 0.7', or '' if the value has no limit. */
  budget: string;
  ok: boolean;
}

export function atMost(name: string, value: number, limit: number, unit: string, digits = 0): Measurement {
  return { name, value: Number(value.toFixed(digits)), unit, budget: `≤ ${limit}`, ok: value <= limit };
}

export function unlimited(name: string, value: number, unit: string, digits = 0): Measurement {
  return { name, value: Number(value.toFixed(digits)), unit, budget: '', ok: true };
}

/** Returns the median of several measurements, on which a busy machine has little effect. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
