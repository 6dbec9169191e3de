import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLAYWRIGHT_FLAGS } from '../../support/chromium.mjs';

/** Features in the value of a `--disable-features` flag. */
const featuresIn = (text = '') => text.match(/\w+/g) ?? [];

it('the flags for a browser switch off every feature that Playwright itself switches off', () => {
  const flag = PLAYWRIGHT_FLAGS.find((each) => each.startsWith('--disable-features='));
  const source = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  const list = source.match(/\bdisabledFeatures = \[([^\]]*)\]/)?.[1]?.replace(/\/\/.*/g, '');
  const theirs = featuresIn(list);
  expect(theirs.length).toBeGreaterThan(5);
  expect(featuresIn(flag?.split('=')[1])).toEqual(expect.arrayContaining(theirs));
});
