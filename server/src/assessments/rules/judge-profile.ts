import type { Evidence } from '@torg/protocol/assessments/assessment-outputs';
import type { ReadingKnowledge } from '../../reading/reading.queries.ts';
import type { MaskedCv } from '../cv/masked-cv.ts';
import type { About, CriterionToMeet } from './need-to-meet.ts';
import { demandOf } from './criterion/demand-of.ts';
import { judgeDemand } from './criterion/judge-demand.ts';
import { readCv } from './reading/read-cv.ts';
import { scoreOf } from './scores.ts';
import { withoutOrders } from '../text/without-orders.ts';
import { withoutPasted } from '../text/without-pasted.ts';

/** How a profile meets one criterion, with what was found for it. */
export interface Judgement {
  criterion: CriterionToMeet;
  score: number;
  reason: string;
  evidence: Evidence[];
  /** how much each entry speaks for it, by its id */
  weights: ReadonlyMap<string, number>;
}

export interface JudgedProfile {
  cv: MaskedCv;
  judgements: Judgement[];
  score: number;
}

/** Measures a profile by criteria, by rules: the same profile and criteria give the same answer. */
export function judgeProfile(
  cv: MaskedCv,
  criteria: readonly CriterionToMeet[],
  knowledge: ReadingKnowledge,
  about: About,
): JudgedProfile {
  const own = withoutPasted(cv, criteria);
  const read = readCv(own, knowledge, about);
  const judgements = criteria.map((criterion): Judgement => {
    const demand = demandOf(withoutOrders(criterion.criteria).text, knowledge);
    return { criterion, ...judgeDemand(demand, read, knowledge) };
  });
  const score = scoreOf(
    judgements.map(({ criterion: { importance }, score: one }) => ({ importance, score: one })),
  );
  return { cv: own, judgements, score };
}
