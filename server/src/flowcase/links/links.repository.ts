import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { FlowcaseLinkTable } from '../flowcase.tables.ts';
import type { LinkRow } from '../merging/merge-work.ts';

/** undefined: the CV or the profile is linked already. */
export async function insertLink(
  tx: Tx,
  values: Insertable<FlowcaseLinkTable>,
): Promise<string | undefined> {
  const added = await tx
    .insertInto('flowcase_link')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('flowcase_link')
    .executeTakeFirst();
  return added?.flowcase_link;
}

export async function findLink(db: Db, link: string): Promise<LinkRow | undefined> {
  return db
    .selectFrom('flowcase_link')
    .selectAll()
    .where('flowcase_link', '=', link)
    .executeTakeFirst();
}

/** The caller has locked its profile, so that both are always locked in this order. */
export async function lockLink(tx: Tx, link: string): Promise<LinkRow | undefined> {
  return tx
    .selectFrom('flowcase_link')
    .selectAll()
    .where('flowcase_link', '=', link)
    .forUpdate()
    .executeTakeFirst();
}

export async function findLinksOf(db: Db, organization: string): Promise<LinkRow[]> {
  return db
    .selectFrom('flowcase_link')
    .selectAll()
    .where('organization', '=', organization)
    .orderBy('created_at')
    .orderBy('flowcase_link')
    .execute();
}

/** The profiles that follow a CV now: of people who are still with the company, and do not rest. */
export async function findFollowing(db: Db, organization: string): Promise<LinkRow[]> {
  return db
    .selectFrom('flowcase_link as l')
    .innerJoin('account as x', 'x.account', 'l.profile')
    .selectAll('l')
    .where('l.organization', '=', organization)
    .whereRef('x.organization', '=', 'l.organization')
    .where('l.sync_enabled', '=', true)
    .orderBy('l.created_at')
    .orderBy('l.flowcase_link')
    .execute();
}

export async function updateLink(
  tx: Tx,
  link: string,
  changes: Updateable<FlowcaseLinkTable>,
): Promise<void> {
  await tx.updateTable('flowcase_link').set(changes).where('flowcase_link', '=', link).execute();
}

export async function deleteLink(tx: Tx, link: string): Promise<void> {
  await tx.deleteFrom('flowcase_link').where('flowcase_link', '=', link).execute();
}

export interface LinkListRow extends LinkRow {
  profile_name: string;
  title: string | null;
  image_file: string | null;
  conflicts: number;
}

/** The links of a company, by the names of its people. */
export async function findLinkList(db: Db, organization: string): Promise<LinkListRow[]> {
  const { rows } = await sql<LinkListRow>`
    select l.*, x.name as profile_name, x.title, x.image_file,
      (select count(*)::int from flowcase_conflict as c where c.flowcase_link = l.flowcase_link)
        as conflicts
    from flowcase_link as l join account as x on x.account = l.profile
    where l.organization = ${organization} and x.organization = l.organization
    order by lower(x.name), l.flowcase_link`.execute(db);
  return rows;
}

/** Profiles of the company that name a CV at Flowcase and do not follow it yet. */
export async function findUnlinked(db: Db, organization: string) {
  const { rows } = await sql<{ profile: string; user_id: string; name: string }>`
    select p.profile, p.cvpartner_id as user_id, x.name from profile as p
    join account as x on x.account = p.profile
    where x.organization = ${organization} and p.cvpartner_id is not null
      and x.deactivated_at is null and x.role = 'consultant'
      and not exists (select from flowcase_link as l where l.profile = p.profile)`.execute(db);
  return rows;
}

/** Profiles that are sent to review once the rules pass. */
export async function findWaitingForReview(db: Db) {
  return db
    .selectFrom('flowcase_link')
    .select(['flowcase_link', 'profile'])
    .where('qa_discipline', 'is not', null)
    .orderBy('flowcase_link')
    .execute();
}
