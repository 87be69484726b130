import type { EngagementsOutput } from '@torg/protocol/assessments/assessment-outputs';
import { defineAiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { loadKnowledge } from '../../reading/reading.queries.ts';
import {
  checkEngagements,
  engagementsInstructions,
  engagementsSchema,
} from '../model/engagements-model.ts';
import { sentPerson } from '../model/evaluate-model.ts';
import { relevantEngagements } from '../rules/relevant-engagements.ts';
import { aboutBoard } from './about-board.ts';
import { findPerson, type PersonData } from './find-people.ts';
import { saveVersionUnlessEvaluated } from './questions.repository.ts';
import { sound } from './sound.ts';

/** The projects and jobs of somebody on a board that matter most for the need. */
export const engagementsKind = defineAiKind<
  'profile_most_relevant_professional_engagements',
  PersonData,
  EngagementsOutput
>({
  type: 'profile_most_relevant_professional_engagements',
  engine: 'model',
  prompt_version: 1,
  ...aboutBoard('card'),
  apply: (tx, _change, { subject }) => saveVersionUnlessEvaluated(tx, subject),
  find: findPerson,
  async rule({ searches }, { data: { cv, criteria, today }, locale }) {
    return relevantEngagements(cv, criteria, await loadKnowledge(searches), { locale, today });
  },
  instructions: engagementsInstructions,
  answerSchema: engagementsSchema,
  sent: ({ data }) => sentPerson(data),
  check: (answer, { data }, ruled) => sound(checkEngagements(answer, data, ruled)),
});
