import type { ProfileEvaluationV5 } from '@torg/protocol/assessments/assessment-outputs';
import { confidenceOf } from '@torg/protocol/assessments/assessment-terms';
import type { MaskedCv } from '../cv/masked-cv.ts';
import type { CriterionToMeet } from '../rules/need-to-meet.ts';
import { strengthsOf, weaknessesOf } from '../rules/claims.ts';
import { scoreOf } from '../rules/scores.ts';
import { checkResults } from './criteria-answer.ts';
import { sentCriteria, sentCv, sentPrompt } from './sent-cv.ts';

export {
  criteriaAnswerSchema as evaluationSchema,
  criteriaInstructions as evaluationInstructions,
} from './criteria-answer.ts';

export interface PersonData {
  cv: MaskedCv;
  criteria: readonly CriterionToMeet[];
  prompt: string;
}

/** What a model gets of a question about one person. */
export const sentPerson = ({ cv, criteria, prompt }: PersonData) => ({
  criteria: sentCriteria(criteria),
  prompt: sentPrompt(prompt),
  cv: sentCv(cv, criteria),
});

/** A model's answer, checked criterion by criterion, with the score that follows; undefined: it is none. */
export function checkEvaluation(
  answer: unknown,
  { cv, criteria }: Pick<PersonData, 'cv' | 'criteria'>,
  ruled: ProfileEvaluationV5,
): ProfileEvaluationV5 | undefined {
  const criteriaResults = checkResults(answer, { cv, criteria }, ruled.criteriaResults);
  if (criteriaResults === undefined) return undefined;
  const judged = criteriaResults.flatMap(({ criteriaId, fulfillmentScore, reason, evidence }) => {
    const criterion = criteria.find(({ id }) => id === criteriaId);
    return criterion ? [{ criterion, score: fulfillmentScore, reason, evidence }] : [];
  });
  const score = scoreOf(
    judged.map((one) => ({ importance: one.criterion.importance, score: one.score })),
  );
  return {
    ...ruled,
    strengths: strengthsOf(judged),
    weaknesses: weaknessesOf(judged),
    criteriaResults,
    score,
    matchingConfidence: confidenceOf(score),
  };
}
