import { describe, expect, it } from 'vitest';
import { readPlaywright, readSessions, readVitest } from '../support/reports.mjs';

describe('a run names at its end, from the report of', () => {
  it('vitest: a test that failed, and a file that could not be read', () => {
    const { passed, failures } = readVitest({
      numPassedTests: 3,
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: [passedTest, { ...failedTest, fullName: 'adds' }] },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [passedTest] },
      ],
    });
    expect(passed).toBe(3);
    expect(failures).toEqual(['a.test.ts › adds\n    1 is not 2', 'b.test.ts\n    Cannot find module']);
  });

  it('Playwright: a test that failed, one that passed at its second try, and an error outside of them', () => {
    const spec = (title: string, status: string) => {
      return { file: 'a.test.ts', title, tests: [{ status, results: [{ errors: [{ message: `${title}!` }] }] }] };
    };
    const { passed, failures } = readPlaywright({
      stats: { expected: 5 },
      suites: [
        { specs: [spec('opens', 'unexpected')], suites: [{ specs: [spec('closes', 'flaky'), spec('x', 'skipped')] }] },
      ],
      errors: [{ message: 'no server' }],
    });
    expect(passed).toBe(5);
    expect(failures).toEqual([
      'a.test.ts › opens\n    opens!',
      'a.test.ts › closes\n    closes!',
      'outside of a test\n    no server',
    ]);
  });

  it('web-test-runner: a test that failed, and a file that could not be imported', () => {
    const error = { message: 'late', stack: 'at a.test.js:1' };
    const tests = [
      { name: 'shows', passed: true },
      { name: 'hides', passed: false, error },
      { name: 'x', skipped: true },
    ];
    const { passed, failures } = readSessions([
      {
        testFile: 'a.test.js',
        passed: false,
        errors: [],
        testResults: { tests: [], suites: [{ name: 'tag', tests, suites: [] }] },
      },
      { testFile: 'b.test.js', passed: false, errors: [{ message: 'Could not import' }] },
    ]);
    expect(passed).toBe(1);
    expect(failures).toEqual([
      'a.test.js › tag › hides\n    late\n    at a.test.js:1',
      'b.test.js\n    Could not import',
    ]);
  });
});

const passedTest = { status: 'passed' };
const failedTest = { status: 'failed', failureMessages: ['1 is not 2'] };
