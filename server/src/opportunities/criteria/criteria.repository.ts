import type { Criterion } from '@torg/protocol/opportunities/criteria';
import { sql } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';

export interface CriteriaRow {
  criteria: Criterion[];
  version: number;
  revision: number;
  approved_at: Date | null;
  approved_by_name: string | null;
}

export async function findCriteria(db: Db, opportunity: string): Promise<CriteriaRow | undefined> {
  const { rows } = await sql<CriteriaRow>`${prepared}
    select k.criteria, k.version, k.revision, k.approved_at, x.name as approved_by_name
    from opportunity_criteria as k left join account as x on x.account = k.approved_by
    where k.opportunity = ${opportunity}`.execute(db);
  return rows[0];
}

interface Current {
  opportunity: string;
  criteria: readonly Criterion[];
}

/** What a machine suggests stands until somebody approves it, and takes an approval away. */
export async function saveSuggested(tx: Tx, { opportunity, criteria }: Current): Promise<void> {
  await sql`
    insert into opportunity_criteria as k (opportunity, criteria)
    values (${opportunity}, ${JSON.stringify(criteria)}::jsonb)
    on conflict (opportunity) do update set criteria = excluded.criteria,
      revision = k.revision + 1, approved_by = null, approved_at = null`.execute(tx);
}

/** The version stays as it was approved, also after the next one. */
export async function saveApproved(
  tx: Tx,
  { opportunity, criteria, account, now }: Current & { account: string; now: Date },
): Promise<void> {
  await sql`
    with saved as (
      insert into opportunity_criteria as k
        (opportunity, criteria, version, revision, approved_by, approved_at)
      values (${opportunity}, ${JSON.stringify(criteria)}::jsonb, 1, 1, ${account}, ${now})
      on conflict (opportunity) do update set criteria = excluded.criteria,
        version = k.version + 1, revision = k.revision + 1,
        approved_by = excluded.approved_by, approved_at = excluded.approved_at
      returning opportunity, version, criteria, approved_by, approved_at)
    insert into opportunity_criteria_version
      (opportunity, version, criteria, approved_by, approved_at)
    select opportunity, version, criteria, approved_by, approved_at from saved`.execute(tx);
}

interface CriteriaVersion {
  version: number;
  criteria: Criterion[];
  approved_at: Date;
  /** null: the account is gone */
  approved_by_name: string | null;
}

/** All that was ever approved, the first one first. */
export async function findCriteriaVersions(
  db: Db,
  opportunity: string,
): Promise<CriteriaVersion[]> {
  const { rows } = await sql<CriteriaVersion>`
    select v.version, v.criteria, v.approved_at, x.name as approved_by_name
    from opportunity_criteria_version as v left join account as x on x.account = v.approved_by
    where v.opportunity = ${opportunity} order by v.version`.execute(db);
  return rows;
}
