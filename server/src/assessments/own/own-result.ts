import type {
  Claim,
  ComparisonOutput,
  EngagementsOutput,
  ProfileAssessmentOutput,
  ProfileEvaluationOutput,
  Ranked,
} from '@torg/protocol/assessments/assessment-outputs';
import { confidenceOf } from '@torg/protocol/assessments/assessment-terms';
import type { OwnAssessment } from '@torg/protocol/assessments/own-assessments';
import type { Locale } from '@torg/protocol/terms';
import type { z } from 'zod';
import { maySeeResult } from '../assessments.policy.ts';
import type { OwnRow } from './own-assessments.repository.ts';

type Result = NonNullable<OwnAssessment['result']>;
/** In the language in which it was asked. */
type Written = Omit<Result, 'locale'>;
type Output = z.output<typeof ProfileAssessmentOutput> | z.output<typeof ProfileEvaluationOutput>;
type Compared = z.output<typeof ComparisonOutput>['candidates'][number];

const spokeFor: Record<Locale, string> = {
  nb: 'Dette i profilen talte for deg',
  sv: 'Det här i profilen talade för dig',
  en: 'This in your profile spoke for you',
};

const withoutScore = { score: null, matchingConfidence: null, place: null };

const scored = (score: number) => ({ score, matchingConfidence: confidenceOf(score) });

/** The oldest answers have no score. */
function ofOne(output: Output): Written | null {
  if (!('score' in output)) return null;
  const strengths = output.strengths.map((one) =>
    typeof one === 'string' ? { title: one, description: '', evidence: [] } : one,
  );
  return { strengths, ...scored(output.score), place: null };
}

const ofEngagements = ({ engagements }: EngagementsOutput): Written => ({
  strengths: engagements.map(({ title, role, reason, evidence }) => ({
    ...{ title: title || role, description: reason, evidence },
  })),
  ...withoutScore,
});

/** The lines of their own profile alone, since every sentence is said in sight of the others. */
function ofComparison({ competitiveAdvantages: points }: Compared, locale: Locale): Result {
  const all = points.flatMap((point) => (typeof point === 'string' ? [] : point.evidence));
  const evidence = all.filter(
    ({ item, quote }, at) =>
      all.findIndex((one) => one.item === item && one.quote === quote) === at,
  );
  const claim: Claim = { title: spokeFor[locale], description: '', evidence };
  return { strengths: evidence.length > 0 ? [claim] : [], locale, ...withoutScore };
}

/**
 * Their place, and what rules count of them. A model's sentences, the reasons beside the next ones and
 * the spread speak of others.
 */
const ofRanking = ({ ranking, score, shortReason, evidence }: Ranked): Written => ({
  strengths: [{ title: shortReason, description: '', evidence }],
  ...scored(score),
  place: ranking,
});

function written({ type, output }: OwnRow): Written | null {
  if (type === 'assignment_profile_ai_assessment' || type === 'profile_evaluation') {
    return ofOne(output as Output);
  }
  if (type === 'profile_most_relevant_professional_engagements') {
    return ofEngagements(output as EngagementsOutput);
  }
  return type === 'profile_ranking_evaluation' ? ofRanking(output as Ranked) : null;
}

/** Strengths and result, once they were answered; `locale` is the reader's. */
export function resultOf(row: OwnRow, locale: Locale): OwnAssessment['result'] {
  const { type, output } = row;
  if (output === null || !maySeeResult(row)) return null;
  if (type === 'profile_comparison_evaluation') return ofComparison(output as Compared, locale);
  const result = written(row);
  return result && { ...result, locale: row.locale };
}
