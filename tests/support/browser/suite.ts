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

/** For what Firefox cannot do, the reason above the test and in tests/README.md. */
export const itUnlessFirefox = navigator.userAgent.includes('Firefox') ? it.skip : it;

chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const expect = chai.expect as unknown as ExpectStatic;
