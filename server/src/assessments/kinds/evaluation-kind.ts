import type { ProfileEvaluationV5 } from '@torg/protocol/assessments/assessment-outputs';
import { defineAiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { loadKnowledge } from '../../reading/reading.queries.ts';
import { evaluateProfile } from '../rules/evaluate-profile.ts';
import { aboutBoard } from './about-board.ts';
import { findPerson, type PersonData } from './find-people.ts';

/** How somebody on a board meets each criterion. */
export const evaluationKind = defineAiKind<'profile_evaluation', PersonData, ProfileEvaluationV5>({
  type: 'profile_evaluation',
  engine: 'rules',
  prompt_version: 1,
  ...aboutBoard('card'),
  find: findPerson,
  async rule({ searches }, { data: { cv, criteria, today }, locale }) {
    return evaluateProfile(cv, criteria, await loadKnowledge(searches), { locale, today });
  },
});
