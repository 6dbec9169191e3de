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

/** A test of what Firefox cannot do; tests/README.md says why. There it is no test at all, so that none counts as skipped. */
export function itUnlessFirefox(name: string, run: () => Promise<void>): void {
  if (!navigator.userAgent.includes('Firefox')) it(name, run);
}

chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const expect = chai.expect as unknown as ExpectStatic;
