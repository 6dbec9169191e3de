import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** `e2e/news` "a title, or a part of one" */
const CITED = /`((?:unit|browser|e2e)\/[\w/-]+)` "((?:[^"])+)"/g;

const cited = [...readFileSync('PRODUCT.md', 'utf8').matchAll(CITED)].map(([, file = '', title = '']) => ({
  file,
  title,
}));

/** As it stands in a test file, whatever the quotation marks around it. */
function sourceOf(file: string): string {
  const path = ['.test.ts', '.test.tsx'].map((ending) => `tests/${file}${ending}`).find(existsSync);
  return path ? readFileSync(path, 'utf8').replaceAll("\\'", "'") : '';
}

describe('PRODUCT.md', () => {
  it('names a test for each of its rules', () => {
    const rows = readFileSync('PRODUCT.md', 'utf8')
      .split('\n')
      .filter((line) => /^\| (?!Rule|Call)/.test(line));
    expect(rows.length).toBeGreaterThan(70);
    expect(rows.filter((row) => !row.match(CITED))).toEqual([]);
  });

  it.each(cited)('names a test that exists: $file, $title', ({ file, title }) => {
    expect(sourceOf(file)).toContain(title);
  });
});
