import type { Ranked, RankingOutput } from '@torg/protocol/assessments/assessment-outputs';
import type { Locale } from '@torg/protocol/terms';
import { z } from 'zod';
import { sixOrders } from '../rules/ranking/orders.ts';
import { areAboutEqual, placeCandidates, type Placed } from '../rules/ranking/place-candidates.ts';
import { engineWords } from '../rules/words/engine-words.ts';
import { cutReason, EvidenceAnswer } from './criteria-answer.ts';
import { aboutData, languageOf } from './model-words.ts';
import { soundEvidence } from './sent-cv.ts';
import { candidateMeant, type PeopleData } from './sent-people.ts';

const RankingAnswer = z.strictObject({
  candidates: z.array(
    z.strictObject({ candidate: z.string(), reason: z.string(), evidence: EvidenceAnswer }),
  ),
});
export const rankingSchema: Readonly<Record<string, unknown>> = z.toJSONSchema(RankingAnswer);

export const rankingInstructions = (locale: Locale): string =>
  `You put consultants in Norway or Sweden in the order in which their CVs show the criteria of a need.

${aboutData}

Write every candidate once, by its pseudonym, the best first; the order in which the data have them says
nothing. A criterion that is ABSOLUTE weighs three times as much as one that is NICE_TO_HAVE. For each
write one or two sentences in ${languageOf[locale]} with what decides, and quotes from this candidate's own CV as
evidence. Answer with JSON alone.`;

/** The same candidates in six orders: whoever prefers the first prefers nobody. */
export function rankingRuns<D extends PeopleData>(data: D, seed: string): D[] {
  const byCard = new Map(data.candidates.map((one) => [one.card, one] as const));
  return sixOrders([...byCard.keys()], seed).map((order) => ({
    ...data,
    candidates: order.flatMap((card) => byCard.get(card) ?? []),
  }));
}

/** One run: the rules' ranking in the order of the model; undefined where somebody is left out. */
export function checkRun(
  answer: unknown,
  data: PeopleData,
  ruled: RankingOutput,
): RankingOutput | undefined {
  const read = RankingAnswer.safeParse(answer);
  if (!read.success) return undefined;
  const meant = candidateMeant(data);
  const own = new Map(ruled.candidates.map((one) => [one.evaluationBoardCardUuid, one] as const));
  const seen = new Set<string>();
  const candidates = read.data.candidates.flatMap((theirs): Ranked[] => {
    const candidate = meant(theirs.candidate);
    const ranked = candidate && own.get(candidate.card);
    if (!candidate || !ranked || seen.has(candidate.card)) return [];
    seen.add(candidate.card);
    const evidence = soundEvidence(candidate.cv, data.criteria, theirs.evidence);
    const reason = cutReason(theirs.reason);
    const isSound = evidence.length > 0 && reason !== '';
    return [{ ...ranked, ...(isSound ? { reason, evidence } : {}), ranking: seen.size }];
  });
  return candidates.length === ruled.candidates.length ? { ...ruled, candidates } : undefined;
}

const cardOf = ({ evaluationBoardCardUuid }: Ranked): string => evaluationBoardCardUuid;

/** The rules' own sentence where the two stand beside each other there, too, and are as near. */
function between(upper: Placed, lower: Placed, ruled: RankingOutput, locale: Locale): string {
  const words = engineWords[locale];
  const at = ruled.candidates.findIndex((one) => cardOf(one) === upper.card);
  const next = ruled.candidates[at + 1];
  const isSame = next !== undefined && cardOf(next) === lower.card;
  if (areAboutEqual(upper, lower)) return words.aboutEqual(undefined);
  const said = isSame ? ruled.candidates[at]?.reasonForAboveNext : undefined;
  return said ?? words.higherScore(upper.score, lower.score);
}

/** One ranking of six runs: by the rules' scores, and within five points by the mean place. */
export function combineRuns(
  runs: readonly RankingOutput[],
  ruled: RankingOutput,
  locale: Locale,
): RankingOutput {
  const scored = ruled.candidates.map((one) => ({ card: cardOf(one), score: one.score }));
  const placed = placeCandidates(
    scored,
    runs.map(({ candidates }) => candidates.map(cardOf)),
  );
  const said = new Map((runs[0] ?? ruled).candidates.map((one) => [cardOf(one), one] as const));
  const candidates = placed.flatMap((one, at): Ranked[] => {
    const own = said.get(one.card);
    if (own === undefined) return [];
    const [above, below] = [placed[at - 1], placed[at + 1]];
    const { reasonForAboveNext: _above, reasonForBelowPrevious: _below, ...rest } = own;
    return [
      {
        ...rest,
        ranking: at + 1,
        spread: one.spread,
        ...(below ? { reasonForAboveNext: between(one, below, ruled, locale) } : {}),
        ...(above ? { reasonForBelowPrevious: between(above, one, ruled, locale) } : {}),
      },
    ];
  });
  return { ...ruled, candidates };
}
