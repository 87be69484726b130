import { expect, test } from 'vitest';
import { add, crash, ofPlaywright, ofVitest, sentence } from './tally.ts';

const noTests = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

test('the last line names passed and failed, and skipped only when something was', () => {
  expect(sentence({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(sentence({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
});

test('a test file that cannot be loaded is a failure', () => {
  const report = {
    ...noTests,
    success: false,
    testResults: [{ status: 'failed', assertionResults: [] }],
  };
  expect(ofVitest(report).failed).toBe(1);
});

test('a failed test is counted once, not once more for its file', () => {
  const report = {
    ...noTests,
    success: false,
    numFailedTests: 1,
    testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
  };
  expect(ofVitest(report).failed).toBe(1);
});

test('a run that vitest calls unsuccessful never counts as clean', () => {
  expect(ofVitest({ ...noTests, success: false, testResults: [] }).failed).toBe(1);
});

test('a journey that passed at the second try counts as passed', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 2 };
  expect(ofPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 0, skipped: 2 });
});

test('journeys that could not start count as failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(ofPlaywright({ stats, errors: ['no server'] }).failed).toBe(1);
});

test('the total covers all runners', () => {
  const sum = add([{ passed: 2, failed: 0, skipped: 1 }, crash]);
  expect(sum).toEqual({ passed: 2, failed: 1, skipped: 1 });
});
