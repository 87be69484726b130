import type {
  ProfileEvaluationV5,
  RankingOutput,
} from '@torg/protocol/assessments/assessment-outputs';
import { limits } from '@torg/protocol/limits';
import { defineAiKind, type AiQuestion } from '../../ai-jobs/ai-jobs.commands.ts';
import { loadKnowledge } from '../../reading/reading.queries.ts';
import {
  checkRun,
  combineRuns,
  rankingInstructions,
  rankingRuns,
  rankingSchema,
} from '../model/rank-model.ts';
import { sentPeople } from '../model/sent-people.ts';
import { judgeCandidates, type JudgedCandidate } from '../rules/compare-profiles.ts';
import { rankingOf } from '../rules/rank-profiles.ts';
import { sixOrders } from '../rules/ranking/orders.ts';
import { runByScores } from '../rules/ranking/place-candidates.ts';
import { aboutBoard } from './about-board.ts';
import { findCandidates, type PeopleData } from './find-people.ts';
import { sound } from './sound.ts';
import { findStoredEvaluations } from './stored-evaluations.ts';

const { least } = limits.assessment.ranked;

/** Evaluations by card, where all have one that holds; else the rules judge all alike. */
type RankedData = PeopleData & { evaluations: Record<string, ProfileEvaluationV5> | null };

/** With the scores and reasons that the editors see on the card; the rules' reasons where it has none. */
function asEvaluated(judged: JudgedCandidate, evaluation: ProfileEvaluationV5): JudgedCandidate {
  const results = new Map(evaluation.criteriaResults.map((one) => [one.criteriaId, one]));
  const judgements = judged.judgements.map((judgement) => {
    const result = results.get(judgement.criterion.id);
    if (result === undefined) return judgement;
    const { fulfillmentScore: score, reason, evidence } = result;
    return { ...judgement, score, reason: reason || judgement.reason, evidence };
  });
  return { ...judged, judgements, score: evaluation.score };
}

const inOrder = ({ data, ...question }: AiQuestion<RankedData>) =>
  rankingRuns(data, String(question.seed)).map((one) => ({ ...question, data: one }));

/** The order of some people of a column, and how sure it is. */
export const rankingKind = defineAiKind<'profile_ranking_evaluation', RankedData, RankingOutput>({
  type: 'profile_ranking_evaluation',
  engine: 'model',
  prompt_version: 1,
  ...aboutBoard('column', least),
  async find(context, subject, locale) {
    const found = await findCandidates(least)(context, subject, locale);
    if (found === undefined) return undefined;
    const cards = found.data.candidates.map(({ card }) => card);
    const { prompt } = found.data;
    const evaluations = await findStoredEvaluations(context.db, cards, { prompt, locale });
    return { ...found, data: { ...found.data, evaluations } };
  },
  async rule({ searches }, { data, locale, seed }) {
    const { candidates, criteria, today, evaluations } = data;
    const about = { locale, today };
    const ruled = judgeCandidates(candidates, criteria, await loadKnowledge(searches), about);
    const judged = ruled.map((one) => {
      const evaluation = evaluations?.[one.card];
      return evaluation ? asEvaluated(one, evaluation) : one;
    });
    const cards = judged.map(({ card }) => card);
    const runs = sixOrders(cards, String(seed)).map((order) => runByScores(judged, order));
    return rankingOf(judged, runs, about);
  },
  instructions: rankingInstructions,
  answerSchema: rankingSchema,
  sent: ({ data }) => sentPeople(data),
  runs: inOrder,
  check: (answer, { data }, ruled) => sound(checkRun(answer, data, ruled)),
  combine: (outputs, { locale }, ruled) => combineRuns(outputs, ruled, locale),
});
