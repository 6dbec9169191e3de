import { chai, type ExpectStatic, JestAsymmetricMatchers, JestChaiExpect } from '@vitest/expect';

/* Mocha's functions for browser tests, and the matchers that vitest and Playwright share. */

type Body = () => void | Promise<void>;
interface MochaFunctions {
  describe(name: string, body: () => void): void;
  it: { (name: string, body: Body): void; skip(name: string, body: Body): void };
  before(body: Body): void;
  after(body: Body): void;
  beforeEach(body: Body): void;
  afterEach(body: Body): void;
}

export const { describe, it, before, after, beforeEach, afterEach } = globalThis as unknown as MochaFunctions;

const isIn = (engine: string) => navigator.userAgent.includes(engine);

/**
 * Declares a test that can't pass in Firefox, for a reason given in tests/README.md. Firefox ignores it, so it does not
 * count as skipped.
 */
export const itUnlessFirefox: (name: string, body: Body) => void = isIn('Firefox') ? () => {} : it;

/** Declares a test of something that only Chromium can measure. Other engines ignore it. */
export const itInChromium: (name: string, body: Body) => void = isIn('Chrome') ? it : () => {};

chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const expect = chai.expect as unknown as ExpectStatic;
