import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize } from '../publishing/compress';
import { type Graph, WEB } from './graph';

/**
 * What goes over the wire for these files and all that they import at once, in kB (1000 bytes, Brotli): at most the
 * measured size plus 5 %, so that a fix fits. Raising one is a change of its line, with the reason.
 */
const BUDGETS: readonly [files: string[], maxKilobytes: number, reason: string][] = [
  [['widgets/ummes.js'], 2.5, 'two packets: every page of a host loads it; a third is the table of the files'],
  [['widgets/events.js'], 87.3, "React's 59; dialogs, carousel and toasts come on demand"],
  [['widgets/event-detail.js'], 90.9, 'all of an event, and its dialog'],
  [['widgets/alumni.js'], 87.6, 'a list with two filters, without zod'],
  [['widgets/join.js'], 84.0, 'fifteen fields, 250 countries; the rules come with the first focus'],
  [['widgets/news.js', 'src/ui/carousel/carousel.tsx'], 97.5, 'seven of it are embla'],
  [['widgets/student-life.js'], 83.6, 'a grid of cards'],
  [['widgets/next.js'], 85.7, 'a line for the top of any page'],
  [['widgets/newsletter.js'], 76.4, 'a field and a button'],
  [['widgets/unsubscribe.js'], 76.8, 'a button, often on a phone'],
  [['widgets/contact.js'], 76.8, 'a form'],
  [['widgets/gallery.js'], 82.3, 'pictures; the lightbox comes on demand'],
  [['index.html'], 9.4, 'it shows with the first packets, before any script; elements repeat the classes of recipes'],
  [
    ['site/main.js', 'src/site/pages/home-page.tsx', 'src/features/gallery/gallery-slides.tsx'],
    116.2,
    'all that runs before the reader does anything, with the form in the footer',
  ],
  [['desk/main.js'], 112, "React's 59, react-query, zod, countries; the other sections come on demand"],
];

/** The sizes of the present build beside their budgets. */
export function measureBudgets(graph: Graph) {
  return Promise.all(
    BUDGETS.map(async ([files, maxKilobytes, reason]) => {
      const needed = new Set(files.flatMap((file) => filesFor(graph, file)));
      const sizes = await Promise.all([...needed].map((file) => brotliSize(join(WEB, file))));
      const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
      return { name: files.join(' + '), kilobytes, maxKilobytes, reason };
    }),
  );
}

/** Fails the build when a part has outgrown its budget. */
export async function checkBudgets(graph: Graph): Promise<void> {
  const over = (await measureBudgets(graph)).filter(({ kilobytes, maxKilobytes }) => kilobytes > maxKilobytes);
  const lines = over.map(({ name, kilobytes, maxKilobytes, reason }) => {
    return `  ${name}: ${kilobytes.toFixed(2)} kB brotli, allowed are ${maxKilobytes} (${reason})`;
  });
  if (lines.length) throw new Error(`over the size budget:\n${lines.join('\n')}`);
}

/** A built file, or that of a source, and what it imports at once. */
function filesFor(graph: Graph, file: string): string[] {
  if (file.startsWith('src/')) return graph.needs(graph.entry(file));
  if (graph.files().includes(file)) return graph.needs(file);
  // The loader imports nothing, and the desk is a bundle of its own, of which the graph knows nothing.
  const chunks = readFileSync(join(WEB, file), 'utf8').matchAll(/(?:from|import)"\.\.\/(widgets\/chunks\/[\w.-]+)"/g);
  return [file, ...[...chunks].map(([, chunk = '']) => chunk)];
}
