import type { ProfileEvaluationV5 } from '@torg/protocol/assessments/assessment-outputs';
import { defineAiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { loadKnowledge } from '../../reading/reading.queries.ts';
import {
  checkEvaluation,
  evaluationInstructions,
  evaluationSchema,
  sentPerson,
} from '../model/evaluate-model.ts';
import { evaluateProfile } from '../rules/evaluate-profile.ts';
import { aboutBoard } from './about-board.ts';
import { findPerson, type PersonData } from './find-people.ts';
import { sound } from './sound.ts';

/** How somebody on a board meets each criterion. */
export const evaluationKind = defineAiKind<'profile_evaluation', PersonData, ProfileEvaluationV5>({
  type: 'profile_evaluation',
  engine: 'model',
  prompt_version: 1,
  ...aboutBoard('card'),
  find: findPerson,
  async rule({ searches }, { data: { cv, criteria, today }, locale }) {
    return evaluateProfile(cv, criteria, await loadKnowledge(searches), { locale, today });
  },
  instructions: evaluationInstructions,
  answerSchema: evaluationSchema,
  sent: ({ data }) => sentPerson(data),
  check: (answer, { data }, ruled) => sound(checkEvaluation(answer, data, ruled)),
});
