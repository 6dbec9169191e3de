import { measureBudgets } from '../../src/build/budgets';
import { METAFILE } from '../../src/build/finish-web';
import { Graph } from '../../src/build/graph';
import { atMost, type Measurement } from './measurement';

/** The sizes that also fail the build. */
export async function measureSizes(): Promise<Measurement[]> {
  const sizes = await measureBudgets(await Graph.read(METAFILE));
  return sizes.map(({ name, kilobytes, maxKilobytes }) => atMost(`size of ${name}`, kilobytes, maxKilobytes, 'kB', 2));
}
