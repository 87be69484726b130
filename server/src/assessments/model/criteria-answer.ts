import type { Evidence } from '@torg/protocol/assessments/assessment-outputs';
import type { Locale } from '@torg/protocol/terms';
import { z } from 'zod';
import type { MaskedCv } from '../cv/masked-cv.ts';
import type { CriterionToMeet } from '../rules/need-to-meet.ts';
import { aboutData, languageOf } from './model-words.ts';
import { soundEvidence } from './sent-cv.ts';
import { speaksOf } from './speaks-of.ts';

export const EvidenceAnswer = z.array(z.strictObject({ item: z.string(), quote: z.string() }));

const CriteriaAnswer = z.strictObject({
  criteriaResults: z.array(
    z.strictObject({
      criteriaId: z.string(),
      fulfillmentScore: z.number(),
      reason: z.string(),
      evidence: EvidenceAnswer,
    }),
  ),
});
export const criteriaAnswerSchema: Readonly<Record<string, unknown>> =
  z.toJSONSchema(CriteriaAnswer);

export const criteriaInstructions = (locale: Locale): string =>
  `You say how far the CV of a consultant in Norway or Sweden shows each criterion.

${aboutData}

Answer about every criterion by its criteriaId: a fulfillmentScore from 0 (nothing shows it) over 50
(partly shown) to 100 (clearly shown, recently and for long enough), one or two sentences in ${languageOf[locale]} that
say which entries and which years show it or what is missing, and one to three quotes as evidence; none
where nothing shows it. Answer with JSON alone.`;

/** How a criterion is met, whoever says so. */
export interface Result {
  criteriaId: string;
  fulfillmentScore: number;
  reason: string;
  evidence: Evidence[];
}

const mostReason = 600;
const mostEvidence = 4;
/** A quote may say more than the rules understand, but not anything. */
const mostRaised = 25;

const whole = (score: number): number => Math.round(Math.min(100, Math.max(0, score)));

export const cutReason = (reason: string): string =>
  reason.replaceAll(/\s+/g, ' ').trim().slice(0, mostReason).toWellFormed();

interface Checking {
  cv: MaskedCv;
  criteria: readonly CriterionToMeet[];
}

function checkOne(
  ruled: Result,
  theirs: Omit<Result, 'criteriaId'> | undefined,
  { cv, criteria }: Checking,
): Result {
  const text = criteria.find(({ id }) => id === ruled.criteriaId)?.criteria ?? '';
  if (theirs === undefined || !Number.isFinite(theirs.fulfillmentScore)) return ruled;
  const evidence = soundEvidence(cv, criteria, theirs.evidence)
    .filter((one) => speaksOf(text, one, ruled.evidence))
    .slice(0, mostEvidence);
  const score = whole(theirs.fulfillmentScore);
  const reason = cutReason(theirs.reason);
  if (score > ruled.fulfillmentScore) {
    if (evidence.length === 0 || reason === '') return ruled;
    const most = ruled.fulfillmentScore + mostRaised;
    return { ...ruled, fulfillmentScore: Math.min(score, most), reason, evidence };
  }
  const isSaid = reason !== '' && (evidence.length > 0 || ruled.evidence.length === 0);
  return isSaid
    ? { ...ruled, fulfillmentScore: score, reason, evidence }
    : { ...ruled, fulfillmentScore: score };
}

/**
 * A model's answer about each criterion beside that of the rules; undefined where it is none. Without
 * a quote that stands in the CV and speaks of the criterion, a model may lower a score but not raise it.
 */
export function checkResults<R extends Result>(
  answer: unknown,
  checking: Checking,
  ruled: readonly R[],
): R[] | undefined {
  const read = CriteriaAnswer.safeParse(answer);
  if (!read.success) return undefined;
  const byId = new Map(read.data.criteriaResults.map((one) => [one.criteriaId, one] as const));
  if (ruled.length > 0 && !ruled.some(({ criteriaId }) => byId.has(criteriaId))) return undefined;
  return ruled.map((one) => ({ ...one, ...checkOne(one, byId.get(one.criteriaId), checking) }));
}
