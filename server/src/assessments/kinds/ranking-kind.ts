import type { RankingOutput } from '@torg/protocol/assessments/assessment-outputs';
import { limits } from '@torg/protocol/limits';
import { defineAiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { loadKnowledge } from '../../reading/reading.queries.ts';
import { rankProfiles } from '../rules/rank-profiles.ts';
import { aboutBoard } from './about-board.ts';
import { findCandidates, type PeopleData } from './find-people.ts';

const { least } = limits.assessment.ranked;

/** The order of some people of a column, and how sure it is. */
export const rankingKind = defineAiKind<'profile_ranking_evaluation', PeopleData, RankingOutput>({
  type: 'profile_ranking_evaluation',
  engine: 'rules',
  prompt_version: 1,
  ...aboutBoard('column', least),
  find: findCandidates(least),
  async rule({ searches }, { data: { candidates, criteria, today }, locale, seed }) {
    const knowledge = await loadKnowledge(searches);
    const about = { locale, today, seed: String(seed) };
    return rankProfiles(candidates, criteria, knowledge, about);
  },
});
