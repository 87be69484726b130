import { limits } from '@torg/protocol/limits';
import { competencyId } from '../../src/competencies/load-competencies.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import { findBestMatches } from '../../src/profiles/profiles.public.ts';
import { regionId } from '../../src/regions/load-regions.ts';
import { insertRows } from '../insert-rows.ts';
import { townAssignments } from '../town/assignments.ts';
import { companyOf } from '../town/lookup.ts';
import type { TownAssignment } from '../town/town.types.ts';
import { timesOf } from './assignment-times.ts';
import type { Moments } from './moments.ts';
import { accountId, assignmentId } from './town-ids.ts';

const queuedAfterMs = 2_000;
const sentAfterMs = 45_000;

async function findFitting(db: Db, row: TownAssignment): Promise<string[]> {
  const wish = {
    roles: row.roles.map((key) => competencyId('role', key)),
    skills: row.skills.map((key) => competencyId('skill', key)),
    region: row.regionCode === null ? null : regionId(row.regionCode),
    allow_remote_work: row.allowRemoteWork,
  };
  const country = companyOf.get(row.companyKey)?.country ?? 'NO';
  return findBestMatches(db, wish, { country, limit: limits.recommendationMails });
}

function mailsAbout(row: TownAssignment, accounts: readonly string[], published: Date) {
  const after = (ms: number) => new Date(published.getTime() + ms);
  return accounts.map((account) => ({
    assignment: assignmentId(row.key),
    account,
    queued_at: after(queuedAfterMs),
    sent_at: after(sentAfterMs),
  }));
}

/** Whoever fits, or is invited, was told by mail when it was published, as the product does it. */
export async function loadMails(db: Db, moments: Moments): Promise<void> {
  for (const row of townAssignments) {
    const { published } = timesOf(row, moments);
    if (published === null) continue;
    const isDirect = row.type === 'direct';
    const accounts = isDirect ? (row.invited ?? []).map(accountId) : await findFitting(db, row);
    const table = isDirect ? 'invitation_mail' : 'recommendation_mail';
    await insertRows(db, table, mailsAbout(row, accounts, published));
  }
}
