import { expect, it } from 'vitest';
import { isHeldDown, type CriterionResult, type ReadAssessment } from './read-output.ts';

const result = (importance: 'ABSOLUTE' | 'NICE_TO_HAVE', meets: CriterionResult['meets']) => ({
  ...{ criteriaId: `${importance} ${meets}`, asked: { criteria: 'Kafka', importance }, meets },
  ...{ score: null, reason: '', evidence: [] },
});
const read = (score: number, criteria: CriterionResult[]): ReadAssessment => ({
  ...{ score, criteria, confidence: 'Unsuited', strengths: [], weaknesses: [] },
  ...{ matching: [], flags: [] },
});

it('a score is held down by a missing must alone, and only where it would be higher', () => {
  const missing = [result('ABSOLUTE', 'no'), result('NICE_TO_HAVE', 'yes')];
  expect(isHeldDown(read(39, missing), [])).toBe(true);
  expect(isHeldDown(read(22, missing), [])).toBe(false);
  const others = [result('ABSOLUTE', 'partly'), result('NICE_TO_HAVE', 'no')];
  expect(isHeldDown(read(39, others), [])).toBe(false);
});
