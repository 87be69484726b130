import { describe, expect, it } from 'vitest';
import { unknownKeys } from '../src/assessments/rules/reading/related-terms.ts';
import { baseline, rules } from './engines.ts';
import { measureCriteria, measureEngagements, measureFit } from './measure.ts';
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

  it('puts people in the order in which somebody who read their CVs would', async () => {
    const { ndcg, pairwise, orders } = await measureFit(half, rules);
    expect(ndcg, orders.join('\n')).toBeGreaterThanOrEqual(floor.ndcg);
    expect(pairwise, orders.join('\n')).toBeGreaterThanOrEqual(floor.pairwise);
    const beside = await measureFit(half, baseline);
    expect(ndcg).toBeGreaterThanOrEqual(beside.ndcg + 0.05);
  });

  it('says of each criterion whether it is met', async () => {
    const { macroF1, wrong } = await measureCriteria(half, rules);
    expect(macroF1, wrong.join('\n')).toBeGreaterThanOrEqual(floor.macroF1);
    const beside = await measureCriteria(half, baseline);
    expect(macroF1).toBeGreaterThan(beside.macroF1 + 0.3);
  });

  it('finds the projects and jobs that matter', async () => {
    const { recall, wrong } = await measureEngagements(half, rules);
    expect(recall, wrong.join('\n')).toBeGreaterThanOrEqual(floor.recall);
    const beside = await measureEngagements(half, baseline);
    expect(recall).toBeGreaterThan(beside.recall);
  });
});
