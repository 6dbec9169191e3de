/* What failed, out of the report of each runner: a line of where and what, and below it what was said. */

/**
 * What a runner's report comes down to.
 * @typedef {{ passed: number, failures: string[] }} Counts
 */

/** How many lines of a message are shown: the rest stands in the runner's own output. */
const MESSAGE_LINES = 12;

/** @returns {Counts} what vitest's JSON reporter wrote */
export function readVitest(/** @type {any} */ { numPassedTests, testResults }) {
  const failures = testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    // A file that fails as a whole, at its import for example, has no failed test to show for it.
    if (status === 'failed' && failed.length === 0) return [failure(name, message)];
    return failed.map((/** @type {any} */ test) => failure(`${name} › ${test.fullName}`, test.failureMessages[0]));
  });
  return { passed: numPassedTests, failures };
}

/** @returns {Counts} what Playwright's JSON reporter wrote */
export function readPlaywright(/** @type {any} */ { stats, suites, errors }) {
  const failed = suites.flatMap(specsIn).flatMap((/** @type {any} */ { file, title, tests }) => {
    const bad = tests.filter((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky');
    const said = bad.map(({ results }) => results.flatMap((/** @type {any} */ result) => result.errors)[0]?.message);
    return said.map((/** @type {string | undefined} */ message) => failure(`${file} › ${title}`, message));
  });
  const others = errors.map((/** @type {any} */ { message }) => failure('outside of a test', message));
  return { passed: stats.expected, failures: [...failed, ...others] };
}

function specsIn(/** @type {any} */ { specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** @returns {Counts} what web-test-runner knows of a run */
export function readSessions(/** @type {any[]} */ sessions) {
  const tests = sessions.flatMap(({ testFile, testResults }) => {
    return testResults ? testsIn(testResults, testFile) : [];
  });
  const failed = tests.filter((test) => !test.passed && !test.skipped);
  const broken = sessions.filter(({ passed, errors }) => !passed && errors.length > 0);
  return {
    passed: tests.filter((test) => test.passed).length,
    failures: [
      ...failed.map(({ name, error }) => failure(name, error && `${error.message}\n${error.stack}`)),
      ...broken.map(({ testFile, errors }) => failure(testFile, errors[0].message)),
    ],
  };
}

function testsIn(/** @type {any} */ { tests, suites }, /** @type {string} */ above) {
  const named = tests.map((/** @type {any} */ test) => ({ ...test, name: `${above} › ${test.name}` }));
  return [...named, ...suites.flatMap((/** @type {any} */ suite) => testsIn(suite, `${above} › ${suite.name}`))];
}

function failure(/** @type {string} */ name, /** @type {string | undefined} */ message) {
  const lines = (message || 'without a message').trim().split('\n').slice(0, MESSAGE_LINES);
  return [name.replace(`${process.cwd()}/`, ''), ...lines.map((line) => `    ${line}`)].join('\n');
}
