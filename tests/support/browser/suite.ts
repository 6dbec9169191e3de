import { chai, type ExpectStatic, JestAsymmetricMatchers, JestChaiExpect } from '@vitest/expect';
import { NOT_IN_FIREFOX, ONLY_IN_CHROMIUM } from '../skipped-by-engine.mjs';

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

/** Declares a test that can't pass in Firefox, which skips it. tests/README.md gives the reason. */
export function itUnlessFirefox(name: string, body: Body): void {
  if (isIn('Firefox')) it.skip(`${name} ${NOT_IN_FIREFOX}`, body);
  else it(name, body);
}

/** Declares a test of something that only Chromium can measure. Other engines skip it. */
export function itInChromium(name: string, body: Body): void {
  if (isIn('Chrome')) it(name, body);
  else it.skip(`${name} ${ONLY_IN_CHROMIUM}`, body);
}

chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const expect = chai.expect as unknown as ExpectStatic;
