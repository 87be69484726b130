import type { ProfileAssessmentV2 } from '@torg/protocol/assessments/assessment-outputs';
import { marketDay } from '@torg/protocol/market-day';
import { defineAiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { everyAdmin } from '../../platform/live/live.ts';
import { loadKnowledge } from '../../reading/reading.queries.ts';
import { NoAnswer } from '../../platform/ports/language-model.ts';
import {
  type AssessmentData,
  assessmentInstructions,
  assessmentSchema,
  checkAssessment,
  sentAssessment,
} from '../model/assess-model.ts';
import { assessProfile } from '../rules/assess-profile.ts';
import {
  findAssessed,
  findBases,
  findSideAccounts,
  lockBases,
  saveCriteriaVersion,
} from './assessed.repository.ts';
import { cvsFor, needToMeet } from './need-to-meet.ts';

/** How somebody fits a need or an assignment, for one side. */
export const assignmentAssessmentKind = defineAiKind<
  'assignment_profile_ai_assessment',
  AssessmentData,
  ProfileAssessmentV2
>({
  type: 'assignment_profile_ai_assessment',
  engine: 'model',
  prompt_version: 1,
  live: {
    topic: 'assessment',
    accounts: async (db, subjects) => [everyAdmin, ...(await findSideAccounts(db, subjects))],
  },
  lock: lockBases,
  basis: findBases,
  async find(context, subject, locale) {
    const assessed = await findAssessed(context.db, subject);
    if (assessed === undefined) return undefined;
    const { opportunity, account, prompt } = assessed;
    const need = await needToMeet(context, opportunity, locale);
    if (need === undefined) return undefined;
    const cv = (await cvsFor(context, [account], { need, locale })).get(account);
    return cv && { data: { cv, need, prompt }, locale };
  },
  async rule({ searches, now }, { data: { cv, need }, locale }) {
    const knowledge = await loadKnowledge(searches);
    return assessProfile(cv, need, knowledge, { locale, today: marketDay(now()) });
  },
  instructions: assessmentInstructions,
  answerSchema: assessmentSchema,
  sent: ({ data, locale }) => sentAssessment(data, locale),
  check(answer, { data, locale }, ruled) {
    const output = checkAssessment(answer, data, ruled, locale);
    if (output === undefined) throw new NoAnswer('not_an_answer', { detail: 'wrong shape' });
    return output;
  },
  apply: (tx, _change, { subject }) => saveCriteriaVersion(tx, subject),
});
