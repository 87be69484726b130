import type { MatchingConfidence } from '@torg/protocol/assessments/assessment-terms';
import { confidenceOf, mostWithoutMust } from '@torg/protocol/assessments/assessment-terms';
import type { Criterion } from '../opportunities/public/criteria.ts';
import type { ProfileAssessment } from './assessments.queries.ts';
import type { CardAssessment } from './board/evaluations.queries.ts';

export interface Evidence {
  item: string;
  quote: string;
}

export interface Claim {
  title: string;
  description: string;
  evidence: readonly Evidence[];
}

export interface CriterionResult {
  criteriaId: string;
  /** as it was when it was answered; unset where the answer names it by its id alone */
  asked?: CriterionToMeet;
  /** of 100; null where an older answer says only yes or no */
  score: number | null;
  meets: Meets;
  reason: string;
  evidence: readonly Evidence[];
}

export type CriterionToMeet = Pick<Criterion, 'criteria' | 'importance'>;
export type Meets = 'yes' | 'partly' | 'no';

/** An answer of any version, as the newest one has it. */
export interface ReadAssessment {
  strengths: readonly Claim[];
  weaknesses: readonly Claim[];
  score: number | null;
  confidence: MatchingConfidence | null;
  criteria: readonly CriterionResult[];
  matching: readonly { uuid: string; title: string; reason: string }[];
  flags: readonly Evidence[];
}

type ProfileOutput = NonNullable<ProfileAssessment['output']>;
type EvaluationOutput = NonNullable<NonNullable<CardAssessment['profile_evaluation']>['output']>;

const asClaim = (said: string | Claim): Claim =>
  typeof said === 'string' ? { title: said, description: '', evidence: [] } : said;

/** The scores from which a criterion counts as met, and as met in part. */
const metFrom = 70;
const partlyFrom = 30;

export function meetsBy(score: number): Meets {
  if (score >= metFrom) return 'yes';
  return score >= partlyFrom ? 'partly' : 'no';
}

function criteriaOf(output: ProfileOutput): CriterionResult[] {
  if (!('criteriaResults' in output)) return [];
  return (output.criteriaResults ?? []).map(
    ({ criteriaId, criteria, importance, fulfillmentScore: score, reason, evidence }) => ({
      ...{ criteriaId, score, reason, evidence, meets: meetsBy(score) },
      asked: { criteria, importance },
    }),
  );
}

export const readAssessment = (output: ProfileOutput): ReadAssessment => ({
  strengths: output.strengths.map(asClaim),
  weaknesses: output.weaknesses.map(asClaim),
  score: output.score,
  confidence: output.matchingConfidence,
  criteria: criteriaOf(output),
  matching: [],
  flags: 'flags' in output ? output.flags : [],
});

function criterionOf(result: EvaluationOutput['criteriaResults'][number]): CriterionResult {
  const { criteriaId, reason } = result;
  const evidence = 'evidence' in result ? result.evidence : [];
  if ('meetsCriteria' in result) {
    const meets = result.meetsCriteria ? 'yes' : 'no';
    return { criteriaId, reason, evidence, score: null, meets };
  }
  const { fulfillmentScore: score } = result;
  return { criteriaId, reason, evidence, score, meets: meetsBy(score) };
}

export function readEvaluation(output: EvaluationOutput): ReadAssessment {
  const score = 'score' in output ? output.score : null;
  const isNewest = output.version === 5;
  return {
    strengths: output.strengths.map(asClaim),
    weaknesses: output.weaknesses.map(asClaim),
    score,
    confidence: score === null ? null : confidenceOf(score),
    criteria: output.criteriaResults.map(criterionOf),
    matching: isNewest ? [...output.matchingProjects, ...output.matchingWorkExperiences] : [],
    flags: isNewest ? output.flags : [],
  };
}

/** The score would be higher, were something that must be met not missing. */
export const isHeldDown = (
  { score, criteria: results }: ReadAssessment,
  criteria: readonly Criterion[],
): boolean =>
  score === mostWithoutMust &&
  results.some(({ asked, criteriaId, meets }) => {
    const of = asked ?? criteria.find(({ id }) => id === criteriaId);
    return of?.importance === 'ABSOLUTE' && meets === 'no';
  });

export const fold = (words: string): string => words.normalize('NFC').trim().toLowerCase();

/** A claim is called as its criterion; a long one is cut, with an ellipsis. */
export function isAbout({ title }: Claim, criteria: string): boolean {
  const words = fold(criteria);
  return title.endsWith('…') ? words.startsWith(fold(title.slice(0, -1))) : words === fold(title);
}
