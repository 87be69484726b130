import type { ComparisonV2 } from '@torg/protocol/assessments/assessment-outputs';
import { limits } from '@torg/protocol/limits';
import { defineAiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { loadKnowledge } from '../../reading/reading.queries.ts';
import {
  checkComparison,
  comparisonInstructions,
  comparisonSchema,
} from '../model/compare-model.ts';
import { sentPeople } from '../model/sent-people.ts';
import { compareProfiles } from '../rules/compare-profiles.ts';
import { aboutBoard } from './about-board.ts';
import { findCandidates, type PeopleData } from './find-people.ts';
import { sound } from './sound.ts';

const { least } = limits.assessment.compared;

/** What each of some people of a column has before the others. */
export const comparisonKind = defineAiKind<
  'profile_comparison_evaluation',
  PeopleData,
  ComparisonV2
>({
  type: 'profile_comparison_evaluation',
  engine: 'model',
  prompt_version: 1,
  ...aboutBoard('column', least),
  find: findCandidates(least),
  async rule({ searches }, { data: { candidates, criteria, today }, locale }) {
    return compareProfiles(candidates, criteria, await loadKnowledge(searches), { locale, today });
  },
  instructions: comparisonInstructions,
  answerSchema: comparisonSchema,
  sent: ({ data }) => sentPeople(data),
  check: (answer, { data }, ruled) => sound(checkComparison(answer, data, ruled)),
});
