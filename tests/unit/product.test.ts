import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** `e2e/news` "a title, or a part of one" */
const CITED = /`((?:unit|browser|e2e|long|hosts|frameworks)\/[\w/-]+)` "((?:[^"])+)"/g;

/** A document whose tables cite tests, and the first cells of its other tables and headings. */
const DOCUMENTS = [
  { name: 'PRODUCT.md', other: /^\| (?:Rule|Call)/, fewest: 70 },
  { name: 'SECURITY.md', other: /^\| Who \|/, fewest: 15 },
];

function citedIn(text: string) {
  return [...text.matchAll(CITED)].map(([, file = '', title = '']) => ({ file, title }));
}

/** As it stands in a test file, whatever the quotation marks around it. */
function sourceOf(file: string): string {
  const path = ['.test.ts', '.test.tsx'].map((ending) => `tests/${file}${ending}`).find(existsSync);
  return path ? readFileSync(path, 'utf8').replaceAll("\\'", "'") : '';
}

describe.each(DOCUMENTS)('$name', ({ name, other, fewest }) => {
  const text = readFileSync(name, 'utf8');

  it('names a test for each of its rows', () => {
    const rows = text.split('\n').filter((line) => line.startsWith('| ') && !other.test(line));
    expect(rows.length).toBeGreaterThan(fewest);
    expect(rows.filter((row) => !row.match(CITED))).toEqual([]);
  });

  it.each(citedIn(text))('names a test that exists: $file, $title', ({ file, title }) => {
    expect(sourceOf(file)).toContain(title);
  });
});
