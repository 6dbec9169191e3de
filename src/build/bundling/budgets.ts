import { join } from 'node:path';
import { brotliSize } from '../publishing/compress';
import { deskFiles } from './desk-files';
import { type Graph, WEB } from './graph';

/** A number of bytes that a part of the product may not exceed, in what goes over the wire (brotli). */
export interface Budget {
  name: string;
  /** The measured size plus 5 %, so that a fix fits. 1 kB is 1000 bytes. */
  maxKilobytes: number;
  /** Why this number. */
  reason: string;
  /** The files that count, as paths below the static root. */
  files(graph: Graph): string[];
}

/** The budget of what a tag adds to a page that has another one. */
const beside = (name: string, maxKilobytes: number, reason: string): Budget => ({
  name: `ummes-${name}, beside another tag`,
  maxKilobytes,
  reason,
  files: (graph) => besideEvents(graph, graph.needs(`widgets/${name}.js`)),
});

export const BUDGETS: readonly Budget[] = [
  {
    name: 'loader',
    maxKilobytes: 2.1,
    reason:
      'every page of a host loads it, tag in sight or not: two packets, half a kB of it the files of all tags, as much for first views and what is pressed in them, and the children again if the code fails',
    files: () => ['widgets/ummes.js'],
  },
  {
    name: 'ummes-events, until its cards show',
    maxKilobytes: 81.6,
    reason:
      "React's 58.4 and what 19.2 is enough for, one of it for states, methods and levels of headings, 0.8 for texts in the page's language, 0.5 for colours from one accent, older browsers and rules for all elements, one for times, status and registration, 1.5 for taking over a first view and its data, 1.5 for posters, wide cards, near days and terms; detail, lightbox, carousel and toasts come on demand",
    files: (graph) => graph.needs('widgets/events.js'),
  },
  beside('event-detail', 7.7, 'all of an event, calendar entries and its dialog; the lightbox comes on demand'),
  beside('alumni', 6.6, 'a list with two filters, one of it for large directories: zod and the form stay out of it'),
  {
    name: 'ummes-join, until it can be filled in',
    maxKilobytes: 92.1,
    reason: "React's 58.4 and 29.1 for fifteen fields, their rules, an optional draft, and 250 countries",
    files: (graph) => graph.needs('widgets/join.js'),
  },
  {
    name: 'ummes-news with its carousel, beside another tag',
    maxKilobytes: 15.1,
    reason: 'seven of it are embla; wide windows load the row instead, dialogs come on demand',
    files: (graph) => besideEvents(graph, [...graph.needs('widgets/news.js'), ...graph.needs(graph.entry(CAROUSEL))]),
  },
  beside('student-life', 3.3, 'a grid of cards needs no more; the dialog comes on demand'),
  beside('next', 3.2, 'a line for the top of any page; the dialog comes on demand'),
  beside('newsletter', 1.4, 'a field and a button, for the footer of every page of a host'),
  beside('unsubscribe', 1.5, 'a button, opened from an emailed link, often on a phone'),
  {
    name: 'home page, all that comes before the reader does anything',
    maxKilobytes: 104.6,
    reason:
      'the page itself, the next event in its first screen, the data that it came with, and the pictures it turns by itself; dialogs and toasts come on demand',
    files: (graph) => {
      const sources = ['src/site/pages/home-page.tsx', 'src/features/gallery/gallery-slides.tsx'];
      const files = ['site/main.js', ...sources.map((source) => graph.entry(source))];
      return [...new Set(files.flatMap((file) => graph.needs(file)))];
    },
  },
  {
    name: "officers' desk",
    maxKilobytes: 113.6,
    reason: "React's 58.4, the form's rules and countries, zod for the answers of every call; only officers load it",
    files: deskFiles,
  },
];

const CAROUSEL = 'src/ui/carousel/carousel.tsx';

/** Those of the files that a page with another tag, and so with React, has not loaded yet. */
function besideEvents(graph: Graph, files: readonly string[]): string[] {
  const there = graph.needs('widgets/events.js');
  return [...new Set(files)].filter((file) => !there.includes(file));
}

export interface Measured extends Budget {
  kilobytes: number;
}

/** The sizes of the present build beside their budgets. */
export function measureBudgets(graph: Graph): Promise<Measured[]> {
  return Promise.all(
    BUDGETS.map(async (budget) => {
      const sizes = await Promise.all(budget.files(graph).map((file) => brotliSize(join(WEB, file))));
      return { ...budget, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
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
