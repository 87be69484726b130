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
import { assignmentId } from './town-ids.ts';

const queuedAfterMs = 2_000;
const sentAfterMs = 45_000;

async function mailsAbout(db: Db, row: TownAssignment, published: Date) {
  const wish = {
    roles: row.roles.map((key) => competencyId('role', key)),
    skills: row.skills.map((key) => competencyId('skill', key)),
    region: row.regionCode === null ? null : regionId(row.regionCode),
    allow_remote_work: row.allowRemoteWork,
  };
  const country = companyOf.get(row.companyKey)?.country ?? 'NO';
  const accounts = await findBestMatches(db, wish, { country, limit: limits.recommendationMails });
  const after = (ms: number) => new Date(published.getTime() + ms);
  return accounts.map((account) => ({
    assignment: assignmentId(row.key),
    account,
    queued_at: after(queuedAfterMs),
    sent_at: after(sentAfterMs),
  }));
}

/** Whoever fits was told by mail when it was published, chosen as the product chooses. */
export async function loadRecommendations(db: Db, moments: Moments): Promise<void> {
  for (const row of townAssignments) {
    const { published } = timesOf(row, moments);
    if (published === null || row.type === 'direct') continue;
    await insertRows(db, 'recommendation_mail', await mailsAbout(db, row, published));
  }
}
