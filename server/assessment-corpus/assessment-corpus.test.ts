import { describe, expect, it } from 'vitest';
import { unknownKeys } from '../src/assessments/rules/reading/related-terms.ts';
import {
  byListedSkills,
  byRules,
  measureCriteria,
  measureEngagements,
  measureFit,
} from './measure.ts';
import { halves, readCriteria, readNeeds, type Half } from './parse-corpus.ts';
import { knowledge } from './vocabulary.ts';

describe('the labelled needs and criteria', () => {
  it('are as many as they should be', () => {
    const pairs = (half: Half) =>
      readCriteria(half).reduce((sum, { labels }) => sum + labels.size, 0);
    expect(halves.map((half) => readNeeds(half).length)).toEqual([24, 12]);
    expect(halves.map(pairs)).toEqual([300, 150]);
  });

  it('are read with terms that the vocabulary has', () => {
    expect(unknownKeys(knowledge)).toEqual([]);
  });
});

/** What was reached. */
const floors = {
  tuned: { ndcg: 0.96, pairwise: 0.93, macroF1: 0.88, recall: 0.86 },
  'held-out': { ndcg: 0.98, pairwise: 0.9, macroF1: 0.84, recall: 0.9 },
} as const;

describe.each(halves)('the built-in assessment of the %s half', (half) => {
  const floor = floors[half];

  it('puts people in the order in which somebody who read their CVs would', () => {
    const { ndcg, pairwise, wrong } = measureFit(half, byRules);
    expect(ndcg, wrong.join('\n')).toBeGreaterThanOrEqual(floor.ndcg);
    expect(pairwise, wrong.join('\n')).toBeGreaterThanOrEqual(floor.pairwise);
    const baseline = measureFit(half, byListedSkills);
    expect(ndcg).toBeGreaterThanOrEqual(baseline.ndcg + 0.05);
  });

  it('says of each criterion whether it is met', () => {
    const { macroF1, wrong } = measureCriteria(half, 'rules');
    expect(macroF1, wrong.join('\n')).toBeGreaterThanOrEqual(floor.macroF1);
    expect(macroF1).toBeGreaterThan(measureCriteria(half, 'baseline').macroF1 + 0.3);
  });

  it('finds the projects and jobs that matter', () => {
    const { recall, wrong } = measureEngagements(half, 'rules');
    expect(recall, wrong.join('\n')).toBeGreaterThanOrEqual(floor.recall);
    expect(recall).toBeGreaterThan(measureEngagements(half, 'baseline').recall);
  });
});
