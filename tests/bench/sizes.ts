import { measureBudgets } from '../../src/build/bundling/budgets';
import { Graph, METAFILE } from '../../src/build/bundling/graph';
import { atMost, type Measurement } from './measurement';

/** The sizes that also fail the build. */
export async function measureSizes(): Promise<Measurement[]> {
  const sizes = await measureBudgets(await Graph.read(METAFILE));
  return sizes.map(({ name, kilobytes, maxKilobytes }) => atMost(`size of ${name}`, kilobytes, maxKilobytes, 'kB', 2));
}
