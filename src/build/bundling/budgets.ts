import { join } from 'node:path';
import { brotliSize } from '../publishing/compress';
import { type BundleName, Graph, WEB } from './graph';

/**
 * What goes over the wire for these files and all that they import at once, in kB (1000 bytes, Brotli): at most the
 * measured size plus 5 %, so that a fix fits. Raising one is a change of its line, with the reason.
 */
const BUDGETS: readonly [bundle: BundleName, files: string[], maxKilobytes: number, reason: string][] = [
  ['tags', ['widgets/ummes.js'], 2.27, 'two packets: every page of a host loads it; its table of files is 0.3'],
  ['tags', ['widgets/events.js'], 80, "React's 52; dialogs, carousel and toasts come on demand"],
  ['tags', ['widgets/event-detail.js'], 85.7, 'all of an event, and its dialog'],
  ['tags', ['widgets/alumni.js'], 80, 'a list with two filters, without zod'],
  ['tags', ['widgets/join.js'], 77.6, 'fifteen fields, 250 countries; the rules come with the first focus'],
  ['tags', ['widgets/news.js', 'src/ui/carousel/carousel.tsx'], 83.7, 'a carousel; embla follows when it is near'],
  ['tags', ['widgets/student-life.js'], 78, 'a grid of cards'],
  ['tags', ['widgets/next.js'], 79.7, 'a line for the top of any page'],
  ['tags', ['widgets/newsletter.js'], 69.9, 'a field and a button'],
  ['tags', ['widgets/unsubscribe.js'], 70.3, 'a button, often on a phone'],
  ['tags', ['widgets/contact.js'], 70.3, 'a form'],
  ['tags', ['widgets/gallery.js'], 76.3, 'pictures; carousel and lightbox come on demand'],
  [
    'site',
    ['index.html'],
    9.4,
    'it shows with the first packets, before any script; elements repeat the classes of recipes',
  ],
  [
    'site',
    ['site/main.js', 'src/site/pages/home-page.tsx', 'src/features/gallery/gallery-slides.tsx'],
    98,
    'all that runs before the reader does anything, with the form in the footer',
  ],
  ['desk', ['desk/main.js'], 107.2, "React's 52, react-query, zod, countries; the other sections come on demand"],
];

/** The sizes of the present build beside their budgets. */
export function measureBudgets() {
  return Promise.all(
    BUDGETS.map(async ([bundle, files, maxKilobytes, reason]) => {
      const graph = await Graph.read(bundle);
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
  return graph.files().includes(file) ? graph.needs(file) : [file];
}
