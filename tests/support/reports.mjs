/**
 * `failures` and `skipped` have an entry per test: its name, and for a failure the start of its message.
 * @typedef {{ passed: number, failures: string[], skipped: string[] }} Counts
 */

/** How many lines of a message to show. The rest is in the runner's own output. */
const MESSAGE_LINES = 12;

/** @returns {Counts} the counts from the output of vitest's JSON reporter */
export function readVitest(/** @type {any} */ { numPassedTests, testResults }) {
  const failures = [];
  const skipped = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const withStatus = (/** @type {string[]} */ ...wanted) =>
      assertionResults.filter((/** @type {any} */ test) => wanted.includes(test.status));
    const failed = withStatus('failed');
    // A file that fails outside its tests, such as during an import, has no failed test.
    if (status === 'failed' && failed.length === 0) failures.push(failure(name, message));
    for (const test of failed) failures.push(failure(`${name} › ${test.fullName}`, test.failureMessages[0]));
    for (const test of withStatus('skipped', 'pending', 'todo')) skipped.push(relative(`${name} › ${test.fullName}`));
  }
  return { passed: numPassedTests, failures, skipped };
}

/** @returns {Counts} the counts from the output of Playwright's JSON reporter */
export function readPlaywright(/** @type {any} */ { stats, suites, errors }) {
  const failures = errors.map((/** @type {any} */ { message }) => failure('outside any test', message));
  const skipped = [];
  for (const { file, title, tests } of suites.flatMap(specsIn)) {
    for (const { status, results, annotations } of tests) {
      if (status === 'unexpected' || status === 'flaky') {
        const [error] = results.flatMap((/** @type {any} */ result) => result.errors);
        failures.push(failure(`${file} › ${title}`, error?.message));
      } else if (status === 'skipped') {
        const { description = '' } = annotations.find((/** @type {any} */ { type }) => type === 'skip') ?? {};
        skipped.push(`${file} › ${title} ${description && `(${description})`}`);
      }
    }
  }
  return { passed: stats.expected, failures, skipped };
}

function specsIn(/** @type {any} */ { specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** @returns {Counts} the counts from web-test-runner's sessions */
export function readSessions(/** @type {any[]} */ sessions) {
  const tests = sessions.flatMap(({ testFile, testResults }) => (testResults ? testsIn(testResults, testFile) : []));
  const failed = tests.filter((test) => !test.passed && !test.skipped);
  const broken = sessions.filter(({ passed, errors }) => !passed && errors.length > 0);
  return {
    passed: tests.filter((test) => test.passed).length,
    failures: [
      ...failed.map(({ name, error }) => failure(name, error && `${error.message}\n${error.stack}`)),
      ...broken.map(({ testFile, errors }) => failure(testFile, errors[0].message)),
    ],
    skipped: tests.filter((test) => test.skipped).map(({ name }) => relative(name)),
  };
}

function testsIn(/** @type {any} */ { tests, suites }, /** @type {string} */ above) {
  const named = tests.map((/** @type {any} */ test) => ({ ...test, name: `${above} › ${test.name}` }));
  return [...named, ...suites.flatMap((/** @type {any} */ suite) => testsIn(suite, `${above} › ${suite.name}`))];
}

function failure(/** @type {string} */ name, /** @type {string | undefined} */ message) {
  const lines = (message || 'no message').trim().split('\n').slice(0, MESSAGE_LINES);
  return [relative(name), ...lines.map((line) => `    ${line}`)].join('\n');
}

function relative(/** @type {string} */ name) {
  return name.replace(`${process.cwd()}/`, '');
}
