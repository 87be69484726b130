import type { ComparisonV2 } from '@torg/protocol/assessments/assessment-outputs';
import { limits } from '@torg/protocol/limits';
import { defineAiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { loadKnowledge } from '../../reading/reading.queries.ts';
import { compareProfiles } from '../rules/compare-profiles.ts';
import { aboutBoard } from './about-board.ts';
import { findCandidates, type PeopleData } from './find-people.ts';

const { least } = limits.assessment.compared;

/** What each of some people of a column has before the others. */
export const comparisonKind = defineAiKind<
  'profile_comparison_evaluation',
  PeopleData,
  ComparisonV2
>({
  type: 'profile_comparison_evaluation',
  engine: 'rules',
  prompt_version: 1,
  ...aboutBoard('column', least),
  find: findCandidates(least),
  async rule({ searches }, { data: { candidates, criteria, today }, locale }) {
    return compareProfiles(candidates, criteria, await loadKnowledge(searches), { locale, today });
  },
});
