import { readFile } from 'node:fs/promises';
import type { DescribedTag } from '../../src/build/reference/declarations';
import type { MeasuredTag } from '../workbench/reserve';

/** Returns the tags as the workbench reads them, with their heights from docs/tags.md and curly quotes. */
export async function measuredTags(tags: readonly DescribedTag[]): Promise<MeasuredTag[]> {
  const readme = await readFile('docs/tags.md', 'utf8');
  const measured = tags.map((tag) => ({ ...tag, heights: heightsIn(readme, tag.tag) }));
  const texts = (key: string, value: unknown) =>
    /^(doc|summary|text)$/.test(key) ? withCurlyQuotes(`${value}`) : value;
  return JSON.parse(JSON.stringify(measured, texts));
}

/** Returns a tag's heights from the table in docs/tags.md, keyed by attributes. */
function heightsIn(readme: string, tag: string): MeasuredTag['heights'] {
  const rows = readme.matchAll(/^\| `<(\S+?)(?: (.+))?>` \| (\d+)px \| (\d+)px \| (\d+)px \|$/gm);
  const own = [...rows].filter(([, name]) => name === tag);
  return Object.fromEntries(own.map(([, , attributes = '', ...heights]) => [attributes, heights.map(Number)]));
}

export function withCurlyQuotes(text: string): string {
  return text.replace(/(?<=\w)'(?=\w)/g, '’').replace(/'([^']+)'/g, '‘$1’');
}
