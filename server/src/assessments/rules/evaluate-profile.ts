import type { ProfileEvaluationV5 } from '@torg/protocol/assessments/assessment-outputs';
import { confidenceOf } from '@torg/protocol/assessments/assessment-terms';
import type { Locale } from '@torg/protocol/terms';
import type { ReadingKnowledge } from '../../reading/reading.queries.ts';
import type { CvEntry, MaskedCv } from '../cv/masked-cv.ts';
import type { About, CriterionToMeet } from './need-to-meet.ts';
import { strengthsOf, weaknessesOf } from './claims.ts';
import { judgeProfile, type JudgedProfile } from './judge-profile.ts';
import { speaksFor, weighEntries } from './weigh-entries.ts';

const mostMatching = 2;

/** The entries of a kind that speak for the most criteria, and for which. */
function matching(judged: JudgedProfile, kind: CvEntry['kind'], locale: Locale) {
  return weighEntries(judged)
    .filter(({ entry }) => entry.kind === kind)
    .slice(0, mostMatching)
    .map(({ entry, speaks }) => ({
      uuid: entry.item,
      title: entry.title,
      reason: speaksFor(speaks, locale),
    }));
}

export const evaluationOf = (judged: JudgedProfile, locale: Locale): ProfileEvaluationV5 => ({
  version: 5,
  strengths: strengthsOf(judged.judgements),
  weaknesses: weaknessesOf(judged.judgements),
  criteriaResults: judged.judgements.map(({ criterion, score, reason, evidence }) => ({
    criteriaId: criterion.id,
    fulfillmentScore: score,
    reason,
    evidence,
  })),
  score: judged.score,
  matchingConfidence: confidenceOf(judged.score),
  matchingProjects: matching(judged, 'project', locale),
  matchingWorkExperiences: matching(judged, 'work_experience', locale),
  flags: judged.cv.flags,
});

/** How a profile meets each criterion, by rules. */
export const evaluateProfile = (
  cv: MaskedCv,
  criteria: readonly CriterionToMeet[],
  knowledge: ReadingKnowledge,
  about: About,
): ProfileEvaluationV5 => evaluationOf(judgeProfile(cv, criteria, knowledge, about), about.locale);
