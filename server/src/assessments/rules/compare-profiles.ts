import type { ComparisonV2 } from '@torg/protocol/assessments/assessment-outputs';
import type { ReadingKnowledge } from '../../reading/reading.queries.ts';
import type { MaskedCv } from '../cv/masked-cv.ts';
import type { About, CriterionToMeet } from './need-to-meet.ts';
import { judgeProfile, type JudgedProfile, type Judgement } from './judge-profile.ts';
import { engineWords } from './words/engine-words.ts';

/** Somebody on a board. */
export interface Candidate {
  card: string;
  cv: MaskedCv;
}
export interface JudgedCandidate extends JudgedProfile {
  card: string;
}

export const judgeCandidates = (
  candidates: readonly Candidate[],
  criteria: readonly CriterionToMeet[],
  knowledge: ReadingKnowledge,
  about: About,
): JudgedCandidate[] =>
  candidates.map(({ card, cv }) => ({ card, ...judgeProfile(cv, criteria, knowledge, about) }));

const mostPoints = 3;
/** What differs less says nothing. */
const leastAhead = 8;
const weightOf = { ABSOLUTE: 1.5, NICE_TO_HAVE: 1 } as const;

interface Beside {
  judgement: Judgement;
  others: number;
  /** how far ahead of the others, weighed */
  ahead: number;
}

function beside(own: JudgedCandidate, others: readonly JudgedCandidate[]): Beside[] {
  return own.judgements.map((judgement, at) => {
    const scores = others.map(({ judgements }) => judgements[at]?.score ?? 0);
    const mean = Math.round(
      scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
    );
    const ahead = (judgement.score - mean) * weightOf[judgement.criterion.importance];
    return { judgement, others: mean, ahead };
  });
}

function pointsOf(own: JudgedCandidate, all: readonly JudgedCandidate[], about: About) {
  const words = engineWords[about.locale];
  const others = all.filter(({ card }) => card !== own.card);
  const compared = beside(own, others);
  const said = (how: 'aheadIn' | 'behindIn', { judgement, others: mean }: Beside) => ({
    text: `${words[how](judgement.criterion.criteria, judgement.score, mean)} ${judgement.reason}`,
    evidence: judgement.evidence,
  });
  const ahead = compared
    .filter((one) => one.ahead >= leastAhead && one.judgement.evidence.length > 0)
    .toSorted((a, b) => b.ahead - a.ahead)
    .slice(0, mostPoints)
    .map((one) => said('aheadIn', one));
  const behind = compared
    .filter((one) => one.ahead <= -leastAhead)
    .toSorted((a, b) => a.ahead - b.ahead)
    .slice(0, mostPoints)
    .map((one) => said('behindIn', one));
  const [best] = own.judgements
    .filter(({ evidence }) => evidence.length > 0)
    .toSorted((a, b) => b.score - a.score);
  const equal = {
    text: [words.likeOthers(own.score), best?.reason ?? ''].join(' ').trim(),
    evidence: best?.evidence ?? [],
  };
  return {
    evaluationBoardCardUuid: own.card,
    competitiveAdvantages: ahead.length > 0 ? ahead : [equal],
    considerationPoints: behind,
  };
}

/** What each candidate has before the others, and what the others have before them. */
export const comparisonOf = (all: readonly JudgedCandidate[], about: About): ComparisonV2 => ({
  version: 2,
  candidates: all.map((own) => pointsOf(own, all, about)),
  flags: all.flatMap(({ cv }) => cv.flags),
});

export const compareProfiles = (
  candidates: readonly Candidate[],
  criteria: readonly CriterionToMeet[],
  knowledge: ReadingKnowledge,
  about: About,
): ComparisonV2 => comparisonOf(judgeCandidates(candidates, criteria, knowledge, about), about);
