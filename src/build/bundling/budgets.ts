import { join } from 'node:path';
import { WEB } from '../folders';
import { brotliSize } from '../publishing/compress';
import budgets from './budgets.json' with { type: 'json' };
import { type BundleName, Graph } from './graph';

/**
 * Returns the current build's sizes and budgets. A size is the transfer size of files and their static imports, in kB
 * (1000 bytes, Brotli). Budgets leave room for fixes and for a society's own texts.
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

/** Fails the build if files have outgrown their budget. */
export async function checkBudgets(): Promise<void> {
  const over = (await measureBudgets()).filter(({ kilobytes, maxKilobytes }) => kilobytes > maxKilobytes);
  const lines = over.map(({ name, kilobytes, maxKilobytes, reason }) => {
    return `  ${name}: ${kilobytes.toFixed(2)} kB with Brotli, budget ${maxKilobytes} kB (${reason})`;
  });
  if (lines.length) throw new Error(`over the size budget:\n${lines.join('\n')}`);
}

/** Returns a built file, or the one built from a source, and its static imports. The loader and documents have none. */
function filesFor(graph: Graph, file: string): string[] {
  if (file.startsWith('src/')) return graph.needs(graph.entry(file));
  return graph.outputs[file] ? graph.needs(file) : [file];
}
