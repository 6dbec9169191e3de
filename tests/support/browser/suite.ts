import { chai, type ExpectStatic, JestAsymmetricMatchers, JestChaiExpect } from '@vitest/expect';

/* What a browser test is written with: mocha's words, and the matchers that vitest and Playwright have too. */

type Body = () => void | Promise<void>;
interface Words {
  describe(name: string, body: () => void): void;
  it: { (name: string, body: Body): void; skip(name: string, body: Body): void };
  before(body: Body): void;
  after(body: Body): void;
  beforeEach(body: Body): void;
  afterEach(body: Body): void;
}

export const { describe, it, before, after, beforeEach, afterEach } = globalThis as unknown as Words;

const isIn = (engine: string) => navigator.userAgent.includes(engine);

/** A test of what Firefox cannot do; tests/README.md says why. There it is no test at all, so that none counts as skipped. */
export const itUnlessFirefox: (name: string, body: Body) => void = isIn('Firefox') ? () => {} : it;

/** A test of what only Chromium can measure, likewise. */
export const itInChromium: (name: string, body: Body) => void = isIn('Chrome') ? it : () => {};

chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const expect = chai.expect as unknown as ExpectStatic;
