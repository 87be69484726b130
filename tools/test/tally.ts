/** The results of one runner, or of all together. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };
/** A runner that ended without a report counts as one failed test. */
export const crash: Tally = { ...nothing, failed: 1 };

export function add(tallies: Tally[]): Tally {
  const sum = { ...nothing };
  for (const { passed, failed, skipped } of tallies) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
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
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** A file that fails before its first test counts as one failure, although no test failed. */
export function ofVitest(report: VitestReport): Tally {
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A journey that failed once on a busy machine and then passed counts as passed. */
export function ofPlaywright({ stats, errors }: PlaywrightReport): Tally {
  const failed = stats.unexpected;
  return {
    passed: stats.expected + stats.flaky,
    failed: failed === 0 && errors.length > 0 ? 1 : failed,
    skipped: stats.skipped,
  };
}
