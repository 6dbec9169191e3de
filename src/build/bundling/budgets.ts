import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize } from '../publishing/compress';
import { type Graph, WEB } from './graph';

const CAROUSEL = 'src/ui/carousel/carousel.tsx';
const HOME_PAGE = ['src/site/pages/home-page.tsx', 'src/features/gallery/gallery-slides.tsx'];

type Files = (graph: Graph) => string[];

const tag = (name: string) => (graph: Graph) => graph.needs(`widgets/${name}.js`);

/** Those of the files that a page with another tag, and so with React, has not loaded yet. */
const beside = (files: Files) => (graph: Graph) => {
  const there = tag('events')(graph);
  return [...new Set(files(graph))].filter((file) => !there.includes(file));
};

const newsWithCarousel: Files = (graph) => [...tag('news')(graph), ...graph.needs(graph.entry(CAROUSEL))];

const home: Files = (graph) => {
  const files = ['site/main.js', ...HOME_PAGE.map((source) => graph.entry(source))];
  return [...new Set(files.flatMap((file) => graph.needs(file)))];
};

/** The desk's script and the chunks that it imports at once. */
const desk: Files = () => {
  const main = readFileSync(join(WEB, 'desk/main.js'), 'utf8');
  const chunks = [...main.matchAll(/(?:from|import)"\.\.\/(widgets\/chunks\/[\w.-]+)"/g)];
  return ['desk/main.js', ...chunks.map(([, chunk = '']) => chunk)];
};

/**
 * What a part of the product may be in what goes over the wire: the measured size plus 5 %, so that a fix fits. In kB (1000
 * bytes, Brotli), with the reason for the size, and the files that count, as paths below the static root.
 */
const BUDGETS: readonly [name: string, maxKilobytes: number, reason: string, files: Files][] = [
  ['loader', 2.2, 'two packets: every page of a host loads it', () => ['widgets/ummes.js']],
  [
    'ummes-events, until its cards show',
    86.8,
    "React's 59; dialogs, carousel and toasts come on demand",
    tag('events'),
  ],
  ['ummes-event-detail, beside another tag', 7.9, 'all of an event, and its dialog', beside(tag('event-detail'))],
  ['ummes-alumni, beside another tag', 6.9, 'a list with two filters, without zod', beside(tag('alumni'))],
  ['ummes-join, until it can be filled in', 98, 'fifteen fields, their rules, 250 countries', tag('join')],
  ['ummes-news with its carousel, beside another tag', 16.1, 'seven of it are embla', beside(newsWithCarousel)],
  ['ummes-student-life, beside another tag', 3.3, 'a grid of cards', beside(tag('student-life'))],
  ['ummes-next, beside another tag', 1.8, 'a line for the top of any page', beside(tag('next'))],
  ['ummes-newsletter, beside another tag', 1.5, 'a field and a button', beside(tag('newsletter'))],
  ['ummes-unsubscribe, beside another tag', 1.5, 'a button, often on a phone', beside(tag('unsubscribe'))],
  ['home page, its document', 11.5, 'it shows with the first packets, before any script', () => ['index.html']],
  ['home page, all its code', 111.3, 'all that runs before the reader does anything', home],
  ["officers' desk", 116.8, "React's 59, zod, the form's rules and countries", desk],
];

export interface Measured {
  name: string;
  kilobytes: number;
  maxKilobytes: number;
  reason: string;
}

/** The sizes of the present build beside their budgets. */
export function measureBudgets(graph: Graph): Promise<Measured[]> {
  return Promise.all(
    BUDGETS.map(async ([name, maxKilobytes, reason, files]) => {
      const sizes = await Promise.all(files(graph).map((file) => brotliSize(join(WEB, file))));
      return { name, maxKilobytes, reason, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
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
