import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the site’s own text uses typographic apostrophes and the 24-hour clock', () => {
  const files = readdirSync('src/content')
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `src/content/${name}`);
  const found = [...files, 'src/content/samples/news.csv'].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line))
      .filter((line) => /\p{L}'\p{L}/u.test(line) || /\d ?[ap]m\b/.test(line)),
  );
  expect(found).toEqual([]);
});
