import type { ProfileAssessmentV2 } from '@torg/protocol/assessments/assessment-outputs';
import { confidenceOf } from '@torg/protocol/assessments/assessment-terms';
import type { Locale } from '@torg/protocol/terms';
import type { MaskedCv } from '../cv/masked-cv.ts';
import { criteriaOf, pasteableOf, type NeedToMeet } from '../rules/need-to-meet.ts';
import { strengthsOf, weaknessesOf } from '../rules/claims.ts';
import { scoreOf } from '../rules/scores.ts';
import { checkResults } from './criteria-answer.ts';
import { withoutPasted } from '../text/without-pasted.ts';
import { withoutOrders } from '../text/without-orders.ts';
import { sentCriteria, sentCv, sentPrompt } from './sent-cv.ts';

export {
  criteriaAnswerSchema as assessmentSchema,
  criteriaInstructions as assessmentInstructions,
} from './criteria-answer.ts';

export interface AssessmentData {
  cv: MaskedCv;
  need: NeedToMeet;
  prompt: string;
}

/** What a model gets of a question about how somebody fits. */
export function sentAssessment({ cv, need, prompt }: AssessmentData, locale: Locale) {
  const criteria = criteriaOf(need, locale);
  const own = withoutPasted(cv, pasteableOf(need, criteria));
  return {
    title: withoutOrders(need.title).text,
    criteria: sentCriteria(criteria),
    prompt: sentPrompt(prompt),
    cv: sentCv(own, criteria),
  };
}

/** A model's answer, checked criterion by criterion, with the score that follows; undefined: it is none. */
export function checkAssessment(
  answer: unknown,
  { cv: whole, need }: Pick<AssessmentData, 'cv' | 'need'>,
  ruled: ProfileAssessmentV2,
  locale: Locale,
): ProfileAssessmentV2 | undefined {
  const criteria = criteriaOf(need, locale);
  const cv = withoutPasted(whole, pasteableOf(need, criteria));
  const criteriaResults = checkResults(answer, { cv, criteria }, ruled.criteriaResults ?? []);
  if (criteriaResults === undefined) return undefined;
  const judged = criteriaResults.map(({ fulfillmentScore: score, ...one }) => ({
    ...one,
    criterion: { id: one.criteriaId, criteria: one.criteria, importance: one.importance },
    score,
  }));
  const score = scoreOf(judged);
  return {
    ...ruled,
    strengths: strengthsOf(judged),
    weaknesses: weaknessesOf(judged),
    criteriaResults,
    score,
    matchingConfidence: confidenceOf(score),
  };
}
