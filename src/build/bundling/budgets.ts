import { join } from 'node:path';
import { brotliSize } from '../publishing/compress';
import budgets from './budgets.json' with { type: 'json' };
import { type BundleName, Graph, WEB } from './graph';

/**
 * The sizes of the current build beside their budgets: what goes over the wire for some files and all that they import at
 * once, in kB (1000 bytes, Brotli). A budget is the measured size plus 5 %, so that a fix fits; its reason says why.
 */
export function measureBudgets() {
  return Promise.all(
    budgets.map(async ({ bundle, files, maxKilobytes, reason }) => {
      const graph = await Graph.read(bundle as BundleName);
      const needed = new Set(files.flatMap((file) => filesFor(graph, file)));
      const sizes = await Promise.all([...needed].map((file) => brotliSize(join(WEB, file))));
      const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
      return { name: files.join(' + '), kilobytes, maxKilobytes, reason };
    }),
  );
}

/** Fails the build when a part has outgrown its budget. */
export async function checkBudgets(): Promise<void> {
  const over = (await measureBudgets()).filter(({ kilobytes, maxKilobytes }) => kilobytes > maxKilobytes);
  const lines = over.map(({ name, kilobytes, maxKilobytes, reason }) => {
    return `  ${name}: ${kilobytes.toFixed(2)} kB brotli, allowed are ${maxKilobytes} (${reason})`;
  });
  if (lines.length) throw new Error(`over the size budget:\n${lines.join('\n')}`);
}

/** A built file, or that of a source, and what it imports at once. The loader and documents import nothing. */
function filesFor(graph: Graph, file: string): string[] {
  if (file.startsWith('src/')) return graph.needs(graph.entry(file));
  return graph.outputs[file] ? graph.needs(file) : [file];
}
