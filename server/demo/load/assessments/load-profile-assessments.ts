import { limits } from '@torg/protocol/limits';
import '../../../src/assessments/assessments.tables.ts';
import { saveSubjects } from '../../../src/assessments/asking/subjects.repository.ts';
import { assignmentAssessmentKind } from '../../../src/assessments/kinds/assignment-assessment-kind.ts';
import {
  insertWish,
  saveWishAnswer,
} from '../../../src/assessments/own/human-assessments.repository.ts';
import { saveFeedback } from '../../../src/assessments/reading/feedback.repository.ts';
import type { Tx } from '../../../src/platform/database/tables.ts';
import {
  demoProfileAssessments,
  demoWishes,
  type DemoProfileAssessments,
} from '../../data/assessments/profile-assessments.ts';
import { dice } from '../../dice.ts';
import { accountId, assignmentId, opportunityId } from '../demo-ids.ts';
import type { Moments } from '../moments.ts';
import { answer, askOnly, failToAnswer } from '../needs/answer-need.ts';

/** Those whom everybody sees, or the consultants of whoever asks; who has shown interest comes first. */
async function peopleFor(tx: Tx, { key, by, whom }: DemoProfileAssessments): Promise<string[]> {
  const all = await tx
    .selectFrom('profile_availability as v')
    .innerJoin('account as x', 'x.account', 'v.profile')
    .select(['v.profile', 'x.organization', 'v.visible_in_search'])
    .where('v.profile', 'not in', (eb) => eb.selectFrom('declined_ai_assessment').select('account'))
    .orderBy('v.profile')
    .execute();
  const asking = await tx
    .selectFrom('account')
    .select('organization')
    .where('account', '=', accountId(by))
    .executeTakeFirst();
  const some = all.filter((one) =>
    whom === 'own' ? one.organization === asking?.organization : one.visible_in_search,
  );
  const interested = await tx
    .selectFrom('assignment_interest')
    .select('account')
    .where('assignment', '=', assignmentId(key))
    .execute();
  const first = new Set(interested.map(({ account }) => account));
  return dice(`assessed ${key}`)
    .some(some, some.length)
    .map(({ profile }) => profile)
    .toSorted((a, b) => Number(first.has(b)) - Number(first.has(a)));
}

/** Somebody's profile was another one when they were assessed. */
async function makeOutdated(tx: Tx, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  await tx
    .updateTable('ai_job')
    .set({ input_hash: 'before the profile was changed' })
    .where('type', '=', assignmentAssessmentKind.type)
    .where('subject', 'in', subjects)
    .execute();
}

async function askAbout(tx: Tx, one: DemoProfileAssessments, at: Date): Promise<string[]> {
  const { key, by, locale, prompt, whom, answered, pending, failed, outdated } = one;
  const opportunity = opportunityId(key);
  const people = (await peopleFor(tx, one)).slice(0, answered + pending + failed);
  const asked_by = accountId(by);
  const { organization = null } =
    (await tx
      .selectFrom('account')
      .select('organization')
      .where('account', '=', asked_by)
      .executeTakeFirst()) ?? {};
  const side = whom === 'own' ? organization : null;
  const asked = { opportunity, side, prompt, asked_by, now: at };
  const subjects = await saveSubjects(tx, { ...asked, accounts: people });
  const inOrder = people.map((account) => subjects.get(account) ?? '');
  for (const [index, subject] of inOrder.entries()) {
    const question = { subject, asked_by, locale, at };
    if (index < answered) await answer(tx, assignmentAssessmentKind, question);
    else if (index < answered + pending) await askOnly(tx, assignmentAssessmentKind, question);
    else await failToAnswer(tx, assignmentAssessmentKind, question);
  }
  await makeOutdated(tx, inOrder.slice(answered - outdated, answered));
  return inOrder;
}

async function wishFor(tx: Tx, asked_at: Date): Promise<void> {
  const rows = await tx
    .selectFrom('opportunity_profile_ai_assessment')
    .select('account')
    .where('opportunity', '=', opportunityId(demoWishes.key))
    .orderBy('account')
    .limit(2)
    .execute();
  const due_at = new Date(asked_at.getTime() + limits.assessment.humanDays * 86_400_000);
  const opportunity = opportunityId(demoWishes.key);
  const wish = { opportunity, asked_at, due_at };
  const [first, second] = rows.flatMap(({ account }) => account ?? []);
  if (first === undefined || second === undefined) throw new Error('nobody was assessed');
  await insertWish(tx, { ...wish, account: first, reason: demoWishes.open });
  const { reason, by, answer: said } = demoWishes.answered;
  const human_assessment = await insertWish(tx, { ...wish, account: second, reason });
  if (human_assessment === undefined) throw new Error('the wish was there already');
  const now = new Date(asked_at.getTime() + 3_600_000);
  await saveWishAnswer(tx, { human_assessment, answered_by: accountId(by), answer: said, now });
}

/** One of those whom everybody sees says no to being assessed by machines. */
async function decline(tx: Tx, declined_at: Date): Promise<void> {
  const all = await tx
    .selectFrom('profile_availability')
    .select('profile as account')
    .where('visible_in_search', '=', true)
    .orderBy('profile')
    .execute();
  const { account } = dice('declines').pick(all);
  await tx.insertInto('declined_ai_assessment').values({ account, declined_at }).execute();
}

/** Loads what machines were asked about consultants for needs, and what people say of it. */
export async function loadProfileAssessments(tx: Tx, { hours }: Moments): Promise<void> {
  await decline(tx, hours(-200));
  for (const one of demoProfileAssessments) {
    const [subject] = await askAbout(tx, one, hours(-3));
    for (const { by, rating, comment } of one.ratings) {
      const said = { account: accountId(by), rating, comment, now: hours(-1) };
      if (subject !== undefined) await saveFeedback(tx, { subject, ...said });
    }
  }
  await wishFor(tx, hours(-2));
}
