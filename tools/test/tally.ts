/** The results of one runner, or of all together. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** what to look for in a long output: `file › title` of each failed test */
  failures: string[];
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };
/** A runner that ended without a report counts as one failed test. */
export const crash: Tally = { ...nothing, failed: 1, failures: ['a runner that ended'] };

export function add(tallies: Tally[]): Tally {
  const sum: Tally = { ...nothing, failures: [] };
  for (const { passed, failed, skipped, failures } of tallies) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
    sum.failures.push(...failures);
  }
  return sum;
}

/** The last line of `npm test`. */
export function sentence({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

const firstLine = (message = ''): string => message.trim().split('\n', 1)[0] ?? '';

/** A file that fails before its first test counts as one failure, although no test failed. */
export function ofVitest(report: VitestReport): Tally {
  const failures = report.testResults.flatMap((file) => {
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    const isBroken = file.status === 'failed' && tests.length === 0;
    if (isBroken) return [`${file.name}: ${firstLine(file.message)}`];
    return tests.map(
      (test) => `${file.name} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`,
    );
  });
  const failed = failures.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

function failuresOf({ title, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map((spec) => `${title} › ${spec.title}`);
  return [...failed, ...suites.flatMap(failuresOf)];
}

/** A journey that failed once on a busy machine and then passed counts as passed. */
export function ofPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  const failed = stats.unexpected;
  return {
    passed: stats.expected + stats.flaky,
    failed: failed === 0 && errors.length > 0 ? 1 : failed,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOf),
  };
}
