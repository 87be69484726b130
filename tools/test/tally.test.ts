import { expect, test } from 'vitest';
import { add, crash, ofPlaywright, ofVitest, sentence } from './tally.ts';

const noTests = { numPassedTests: 0, numPendingTests: 0, numTodoTests: 0 };
const file = { name: 'a.test.ts', status: 'failed', message: 'No such module\nand where' };

test('the last line names passed and failed, and skipped only when something was', () => {
  expect(sentence({ passed: 12, failed: 0, skipped: 0, failures: [] })).toBe('12 passed, 0 failed');
  expect(sentence({ passed: 1, failed: 2, skipped: 3, failures: [] })).toBe(
    '1 passed, 2 failed, 3 skipped',
  );
});

test('a test file that cannot be loaded is a failure, and named', () => {
  const report = { ...noTests, success: false, testResults: [{ ...file, assertionResults: [] }] };
  expect(ofVitest(report)).toMatchObject({ failed: 1, failures: ['a.test.ts: No such module'] });
});

test('a failed test is counted once, not once more for its file, and says why it failed', () => {
  const test = { status: 'failed', fullName: 'adds', failureMessages: ['Error: 3\n at x'] };
  const passed = { status: 'passed', fullName: 'subtracts' };
  const testResults = [{ ...file, assertionResults: [test, passed] }];
  const tally = ofVitest({ ...noTests, success: false, testResults });
  expect(tally).toMatchObject({ failed: 1, failures: ['a.test.ts › adds: Error: 3'] });
});

test('a run that vitest calls unsuccessful never counts as clean', () => {
  expect(ofVitest({ ...noTests, success: false, testResults: [] }).failed).toBe(1);
});

test('a journey that passed at the second try counts as passed', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 2 };
  const tally = ofPlaywright({ stats, errors: [], suites: [] });
  expect(tally).toEqual({ passed: 4, failed: 0, skipped: 2, failures: [] });
});

test('journeys that could not start count as failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(ofPlaywright({ stats, errors: ['no server'], suites: [] }).failed).toBe(1);
});

test('a failed journey is named, however deep', () => {
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  const specs = [
    { title: 'signs', ok: true },
    { title: 'declines', ok: false },
  ];
  const suites = [{ title: 'a.journey.ts', suites: [{ title: 'in Swedish', specs }] }];
  const tally = ofPlaywright({ stats, errors: [], suites });
  expect(tally).toMatchObject({ failed: 1, failures: ['in Swedish › declines'] });
});

test('the total covers all runners', () => {
  const sum = add([{ passed: 2, failed: 0, skipped: 1, failures: [] }, crash]);
  expect(sum).toEqual({ passed: 2, failed: 1, skipped: 1, failures: crash.failures });
});
