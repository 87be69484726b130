import { limits } from '@torg/protocol/limits';
import { competencyId } from '../../src/competencies/load-competencies.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import { regionId } from '../../src/regions/load-regions.ts';
import { findFitting } from '../../src/search/search.queries.ts';
import { insertRows } from '../insert-rows.ts';
import { demoAssignments } from '../data/assignments.ts';
import { companyOf } from '../data/lookup.ts';
import type { DemoAssignment } from '../data/demo.types.ts';
import { timesOf } from './assignment-times.ts';
import type { Moments } from './moments.ts';
import { accountId, assignmentId } from './demo-ids.ts';

const queuedAfterMs = 2_000;
const sentAfterMs = 45_000;

/** Matches by roles and skills only, since profiles have no vectors yet. */
async function findRecipients(db: Db, row: DemoAssignment): Promise<string[]> {
  const criteria = {
    roles: row.roles.map((name) => ({ uuid: competencyId('role', name), name })),
    skills: row.skills.map((name) => ({ uuid: competencyId('skill', name), name })),
    region: row.regionCode === null ? null : regionId(row.regionCode),
    allow_remote_work: row.allowRemoteWork,
    text: '',
  };
  const country = companyOf.get(row.companyKey)?.country ?? 'NO';
  const page = { country, isClose: true, limit: limits.recommendationMails, offset: 0 };
  const { hits } = await findFitting(db, criteria, page);
  return hits.map(({ profile }) => profile);
}

function mailsAbout(row: DemoAssignment, accounts: readonly string[], published: Date) {
  const after = (ms: number) => new Date(published.getTime() + ms);
  return accounts.map((account) => ({
    assignment: assignmentId(row.key),
    account,
    queued_at: after(queuedAfterMs),
    sent_at: after(sentAfterMs),
  }));
}

/** Records the mails that the product would have sent to those who fit or were invited. */
export async function loadMails(db: Db, moments: Moments): Promise<void> {
  for (const row of demoAssignments) {
    const { published } = timesOf(row, moments);
    if (published === null) continue;
    const isDirect = row.type === 'direct';
    const accounts = isDirect ? (row.invited ?? []).map(accountId) : await findRecipients(db, row);
    const table = isDirect ? 'invitation_mail' : 'recommendation_mail';
    await insertRows(db, table, mailsAbout(row, accounts, published));
  }
}
