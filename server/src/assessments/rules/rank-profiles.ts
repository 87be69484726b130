import type { Ranked, RankingOutput } from '@torg/protocol/assessments/assessment-outputs';
import type { ReadingKnowledge } from '../../reading/reading.queries.ts';
import type { About, CriterionToMeet } from './need-to-meet.ts';
import { judgeCandidates, type Candidate, type JudgedCandidate } from './compare-profiles.ts';
import { sixOrders } from './ranking/orders.ts';
import {
  areAboutEqual,
  placeCandidates,
  runByScores,
  type Placed,
} from './ranking/place-candidates.ts';
import { metFrom } from './scores.ts';
import { engineWords } from './words/engine-words.ts';
import { quoting } from './words/phrases.ts';

const mostNamed = 2;
const mostEvidence = 4;

function reasonOf({ judgements }: JudgedCandidate, { locale }: About): string {
  const words = engineWords[locale];
  const quoted = quoting(locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const named = (some: JudgedCandidate['judgements']) =>
    list.format(some.slice(0, mostNamed).map(({ criterion }) => quoted(criterion.criteria)));
  const best = judgements
    .filter(({ score }) => score >= metFrom.met)
    .toSorted((a, b) => b.score - a.score);
  const weak = judgements
    .filter(({ score }) => score < metFrom.met)
    .toSorted((a, b) => a.score - b.score);
  return [
    best.length > 0 ? words.strongestIn(named(best)) : '',
    best[0]?.reason ?? '',
    weak.length > 0 ? words.missing(named(weak)) : '',
    weak[0]?.reason ?? '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Where two differ most, in favour of the first, and what it comes to. */
function between(
  upper: JudgedCandidate,
  lower: JudgedCandidate,
  isEqual: boolean,
  { locale }: About,
): string {
  const words = engineWords[locale];
  const [most] = upper.judgements
    .map(({ criterion, score }, at) => ({
      criterion,
      score,
      other: lower.judgements[at]?.score ?? 0,
    }))
    .toSorted((a, b) => b.score - b.other - (a.score - a.other));
  const isAhead = most !== undefined && most.score > most.other;
  if (isEqual) return words.aboutEqual(isAhead ? most.criterion.criteria : undefined);
  const total = words.higherScore(upper.score, lower.score);
  return isAhead
    ? `${total} ${words.betterIn(most.criterion.criteria, most.score, most.other)}`
    : total;
}

interface Side {
  placed: Placed;
  judged: JudgedCandidate;
}

function rankedOf(sides: readonly Side[], at: number, about: About): Ranked[] {
  const [own, above, below] = [sides[at], sides[at - 1], sides[at + 1]];
  if (own === undefined) return [];
  const { judged, placed } = own;
  const said = (upper: Side, lower: Side) =>
    between(upper.judged, lower.judged, areAboutEqual(upper.placed, lower.placed), about);
  const met = judged.judgements.filter(({ score }) => score >= metFrom.met);
  return [
    {
      evaluationBoardCardUuid: placed.card,
      ranking: at + 1,
      score: placed.score,
      shortReason: engineWords[about.locale].meets(met.length, judged.judgements.length),
      reason: reasonOf(judged, about),
      ...(below ? { reasonForAboveNext: said(own, below) } : {}),
      ...(above ? { reasonForBelowPrevious: said(above, own) } : {}),
      spread: placed.spread,
      evidence: met.flatMap(({ evidence }) => evidence).slice(0, mostEvidence),
    },
  ];
}

/** The order that the scores and the runs give, with reasons from what was found. */
export function rankingOf(
  judged: readonly JudgedCandidate[],
  runs: readonly (readonly string[])[],
  about: About,
): RankingOutput {
  const placed = placeCandidates(judged, runs);
  const sides = placed.flatMap((one): Side[] => {
    const own = judged.find(({ card }) => card === one.card);
    return own ? [{ placed: one, judged: own }] : [];
  });
  return {
    version: 1,
    candidates: sides.flatMap((_, at) => rankedOf(sides, at, about)),
    flags: judged.flatMap(({ cv }) => cv.flags),
  };
}

/** Ranks candidates by rules; `seed` draws the six orders. */
export function rankProfiles(
  candidates: readonly Candidate[],
  criteria: readonly CriterionToMeet[],
  knowledge: ReadingKnowledge,
  about: About & { seed: string },
): RankingOutput {
  const judged = judgeCandidates(candidates, criteria, knowledge, about);
  const orders = sixOrders(
    judged.map(({ card }) => card),
    about.seed,
  );
  return rankingOf(
    judged,
    orders.map((order) => runByScores(judged, order)),
    about,
  );
}
