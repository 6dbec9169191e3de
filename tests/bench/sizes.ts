import { measureBudgets } from '../../src/build/bundling/budgets';
import { atMost, type Measurement } from './measurement';

/** Measures the sizes that the build also checks. */
export async function measureSizes(): Promise<Measurement[]> {
  const sizes = await measureBudgets();
  return sizes.map(({ name, kilobytes, maxKilobytes }) => atMost(`size of ${name}`, kilobytes, maxKilobytes, 'kB', 2));
}
