import type { RequestedAssessments } from '@torg/protocol/assessments/assessment-shapes';
import type { Locale } from '@torg/protocol/terms';
import type { z } from 'zod';
import { askAiAll } from '../../ai-jobs/ai-jobs.commands.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayRead } from '../../profiles/profiles.queries.ts';
import { mayAssess, type Side } from '../assessments.policy.ts';
import { assignmentAssessmentKind } from '../kinds/assignment-assessment-kind.ts';
import { refuseTraits } from './refuse-traits.ts';
import { recordAsking } from './record-asking.ts';
import { type Askable, findAskable, lockAssessed } from './askable.repository.ts';
import { saveSubjects } from './subjects.repository.ts';

interface Asking {
  opportunity: string;
  side: Side;
  /** the organization in whose limit of the day it counts; null: Torg's own */
  asked_for: string | null;
  locale: Locale;
  body: { profile_ids: readonly string[]; prompt: string; force_recreate: boolean };
}

/** All of them, in the order asked, or none. */
async function openProfiles(
  { db, actor }: ChangeContext,
  profile_ids: readonly string[],
): Promise<Askable[]> {
  const rows = await findAskable(db, profile_ids, actor.account);
  const all = profile_ids.map((id) => found(rows.get(id), 'could_not_find_profile'));
  for (const one of all) {
    const { organization } = one;
    allowed(mayAssess(actor, { organization, may_be_read: mayRead(actor, one) }));
  }
  return all;
}

/** Has profiles assessed for a need, for a side; those who say no to it are left out and listed. */
export async function askForAssessments(
  context: ChangeContext,
  { opportunity, side, asked_for, locale, body }: Asking,
): Promise<z.output<typeof RequestedAssessments>> {
  const { db, actor, now } = context;
  const { profile_ids, prompt, force_recreate } = body;
  refuseTraits(prompt);
  const locked = await lockAssessed(db, opportunity, profile_ids);
  const { opportunity_name: name, archived } = found(locked, 'could_not_find_opportunity');
  allowed(!archived, 'opportunity_is_archived');
  const all = await openProfiles(context, profile_ids);
  const willing = all.filter(({ declined }) => !declined).map(({ profile }) => profile);
  allowed(willing.length > 0, 'consultant_declined_ai_assessment');
  const asked_by = actor.account;
  const about = { opportunity, side, prompt, asked_by, now };
  const subjects = await saveSubjects(db, { ...about, accounts: willing });
  const asking = { asked_by, asked_for, locale, force_recreate, subjects: [...subjects.values()] };
  const asked = await askAiAll(context, assignmentAssessmentKind, { ...asking, is_locked: true });
  const isNew = (account: string) => asked.get(subjects.get(account) ?? '')?.isNew ?? false;
  await recordAsking(context, { opportunity, name, profiles: willing.filter(isNew) });
  return {
    profile_ai_assessments: willing.map((account) => {
      const subject = found(subjects.get(account), 'could_not_find_profile');
      return {
        ...{ opportunity_profile_ai_assessment: subject, opportunity, account },
        inference_status: asked.get(subject)?.inference_status ?? 'pending',
      };
    }),
    declined_profile_ids: all.filter(({ declined }) => declined).map(({ profile }) => profile),
  };
}
