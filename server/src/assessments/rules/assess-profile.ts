import type {
  AssessedCriterion,
  ProfileAssessmentV2,
} from '@torg/protocol/assessments/assessment-outputs';
import { confidenceOf } from '@torg/protocol/assessments/assessment-terms';
import type { ReadingKnowledge } from '../../reading/reading.queries.ts';
import type { MaskedCv } from '../cv/masked-cv.ts';
import { withoutPasted } from '../text/without-pasted.ts';
import { criteriaOf, pasteableOf, type About, type NeedToMeet } from './need-to-meet.ts';
import { strengthsOf, weaknessesOf } from './claims.ts';
import { judgeProfile, type JudgedProfile, type Judgement } from './judge-profile.ts';

export const assessmentOf = ({ cv, judgements, score }: JudgedProfile): ProfileAssessmentV2 => ({
  version: 2,
  criteriaResults: resultsOf(judgements),
  strengths: strengthsOf(judgements),
  weaknesses: weaknessesOf(judgements),
  score,
  matchingConfidence: confidenceOf(score),
  flags: cv.flags,
});

/** How each criterion is met, with the criterion itself, since what is asked for may change. */
const resultsOf = (judgements: readonly Judgement[]): AssessedCriterion[] =>
  judgements.map(({ criterion: { id, criteria, importance }, score, reason, evidence }) => ({
    ...{ criteriaId: id, criteria, importance },
    ...{ fulfillmentScore: score, reason, evidence },
  }));

/** How a profile fits an assignment or a need, by rules. */
export function assessProfile(
  cv: MaskedCv,
  need: NeedToMeet,
  knowledge: ReadingKnowledge,
  about: About,
): ProfileAssessmentV2 {
  const criteria = criteriaOf(need, about.locale);
  const own = withoutPasted(cv, pasteableOf(need, criteria));
  return assessmentOf(judgeProfile(own, criteria, knowledge, about));
}
