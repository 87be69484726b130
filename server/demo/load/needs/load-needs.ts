import '../../../src/opportunities/opportunities.tables.ts';
import { criteriaKind } from '../../../src/opportunities/criteria/criteria-kind.ts';
import {
  findCriteria,
  saveApproved,
} from '../../../src/opportunities/criteria/criteria.repository.ts';
import { textOf } from '../../../src/opportunities/assignments/follow-assignment.ts';
import {
  findFollowed,
  followText,
} from '../../../src/opportunities/assignments/own-need.repository.ts';
import { lockOpportunity } from '../../../src/opportunities/opportunities.repository.ts';
import { recommendationKind } from '../../../src/opportunities/recommendation/recommendation-kind.ts';
import { structuredKind } from '../../../src/opportunities/structured/structured-kind.ts';
import { savedFields } from '../../../src/opportunities/structured/saved-fields.ts';
import type { Tx } from '../../../src/platform/database/tables.ts';
import { demoOwnNeeds } from '../../data/needs/own-needs.ts';
import type { DemoNeed } from '../../data/needs/need.types.ts';
import { insertRows } from '../../insert-rows.ts';
import { accountId, assignmentId, fileId, opportunityId, organizationId } from '../demo-ids.ts';
import { fileRow } from '../files/demo-files.ts';
import type { Moments } from '../moments.ts';
import { answer, askOnly, failToAnswer, type NeedQuestion } from './answer-need.ts';
import { demoNeeds, type DemoNeedFile } from './need-files.ts';

async function insertNeed(tx: Tx, need: DemoNeed, files: readonly DemoNeedFile[], at: Date) {
  const opportunity = opportunityId(need.key);
  await tx
    .insertInto('opportunity')
    .values({
      ...{ opportunity, opportunity_name: need.name, locale: need.locale },
      organization: need.company === null ? null : organizationId(need.company),
      created_by: accountId(need.by),
      ...{ created_at: at, updated_at: at },
    })
    .execute();
  const row = { opportunity, created_by: accountId(need.by), created_at: at };
  const texts = (need.texts ?? []).map((content) => ({ ...row, content }));
  const read = files.map(({ file, read: found }) => ({
    ...{ ...row, file: fileId(file.key) },
    ...('text' in found
      ? { text_status: 'success' as const, text: found.text }
      : { text_status: 'failed' as const, text_failure: found.failure }),
  }));
  for (const [position, context] of [...texts, ...read].entries()) {
    await tx
      .insertInto('opportunity_context')
      .values({ ...context, position })
      .execute();
  }
  return opportunity;
}

/** What somebody has corrected is theirs. */
async function correct(tx: Tx, opportunity: string, percent: number, now: Date): Promise<void> {
  const row = await lockOpportunity(tx, opportunity);
  if (row?.structured?.version !== 2) throw new Error('nothing was read');
  const fields = savedFields({ ...row.structured, percent }, row.structured);
  await tx
    .updateTable('opportunity')
    .set({ structured: JSON.stringify(fields), updated_at: now })
    .where('opportunity', '=', opportunity)
    .execute();
}

async function readFields(tx: Tx, need: DemoNeed, question: NeedQuestion) {
  if (need.reading === 'nothing') return;
  if (need.reading === 'pending') return void (await askOnly(tx, structuredKind, question));
  if (need.reading === 'failed') return void (await failToAnswer(tx, structuredKind, question));
  await answer(tx, structuredKind, question);
  if (need.corrected) await correct(tx, question.subject, need.corrected.percent, question.at);
  await answer(tx, recommendationKind, question);
  if (need.reading !== 'changed') return;
  await tx
    .updateTable('opportunity_context')
    .set((eb) => ({ content: eb('content', '||', ' Uppdraget kan förlängas.') }))
    .where('opportunity', '=', question.subject)
    .execute();
  await askOnly(tx, structuredKind, question);
}

async function suggestCriteria(tx: Tx, need: DemoNeed, question: NeedQuestion) {
  if (need.criteria === undefined) return;
  if (need.criteria === 'pending') return void (await askOnly(tx, criteriaKind, question));
  if (need.criteria === 'approved') return approve(tx, question);
  await answer(tx, criteriaKind, question);
}

/** The first ones that were suggested. */
async function approve(tx: Tx, question: NeedQuestion): Promise<void> {
  const { subject: opportunity, asked_by: account, at: now } = question;
  await answer(tx, criteriaKind, question);
  const { criteria = [] } = (await findCriteria(tx, opportunity)) ?? {};
  await saveApproved(tx, { opportunity, criteria: criteria.slice(0, 6), account, now });
}

/** As when somebody asks a machine about an assignment for the first time. */
async function loadOwnNeeds(tx: Tx, { hours }: Moments): Promise<void> {
  for (const { assignment, by, locale, hoursAgo, isApproved } of demoOwnNeeds) {
    const followed = await findFollowed(tx, assignmentId(assignment));
    if (followed === undefined) throw new Error(`there is no assignment ${assignment}`);
    const [at, asked_by] = [hours(-hoursAgo), accountId(by)];
    const opportunity = opportunityId(assignment);
    await tx
      .insertInto('opportunity')
      .values({
        ...{ opportunity, opportunity_name: followed.title, locale, own_of: followed.assignment },
        ...{ organization: followed.organization, created_by: asked_by },
        ...{ created_at: at, updated_at: at },
      })
      .execute();
    await followText(tx, { opportunity, text: textOf(followed), now: at });
    const question = { subject: opportunity, asked_by, locale, at };
    await answer(tx, structuredKind, question);
    await answer(tx, recommendationKind, question);
    if (isApproved) await approve(tx, question);
  }
}

/** Loads needs in every state of their jobs and of approval. */
export async function loadNeeds(
  tx: Tx,
  files: readonly DemoNeedFile[],
  moments: Moments,
): Promise<void> {
  await insertRows(
    tx,
    'file',
    files.map(({ file }) => fileRow(file)),
  );
  for (const need of demoNeeds) {
    const at = moments.hours(-need.hoursAgo);
    const own = files.filter((one) => one.need === need);
    const subject = await insertNeed(tx, need, own, at);
    const question = { subject, asked_by: accountId(need.by), locale: need.locale, at };
    await readFields(tx, need, question);
    await suggestCriteria(tx, need, question);
    if (need.isArchived) {
      const archived = { archived: true };
      await tx
        .updateTable('opportunity')
        .set(archived)
        .where('opportunity', '=', subject)
        .execute();
    }
  }
  await loadOwnNeeds(tx, moments);
}
