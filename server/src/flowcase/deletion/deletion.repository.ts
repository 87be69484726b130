import { sql, type Insertable } from 'kysely';
import { foldedContaining } from '../../platform/database/like.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { FlowcaseCounts } from '@torg/protocol/flowcase/flowcase-shapes';
import type { Country } from '@torg/protocol/terms';
import type { FlowcaseDeletionTable } from '../flowcase.tables.ts';
import type { DeletionRow } from '../flowcase.views.ts';

/** Companies with a key, a subdomain, links or imports. */
export async function searchCompanies(db: Db, { query, limit }: { query: string; limit: number }) {
  const { rows } = await sql<{ uuid: string; name: string; country: Country }>`
    select o.organization as uuid, o.name, o.country from organization as o
    where o.kind <> 'client' and o.folded_name like ${foldedContaining(query)}
      and (o.cvpartner_subdomain is not null
        or exists (select from flowcase_company as c where c.organization = o.organization
          and (c.sealed_key is not null
            or exists (select from flowcase_link as l where l.organization = o.organization)
            or exists (select from flowcase_import as i where i.organization = o.organization))))
    order by lower(o.name), o.organization limit ${limit}`.execute(db);
  return rows;
}

const links = (organization: string) =>
  sql`(select flowcase_link, profile, picture_file from flowcase_link
    where organization = ${organization}) as l`;

/** Profiles that follow a CV of the company, or have something from the time when they did. */
const profiles = (organization: string) =>
  sql`(select profile from flowcase_link where organization = ${organization}
    union select p.profile from profile as p join account as x on x.account = p.profile
    where x.organization = ${organization} and (p.description_origin = 'synced'
      or exists (select from profile_item where profile = p.profile and origin = 'synced')
      or exists (select from profile_skill where profile = p.profile and origin = 'synced')
      or exists (select from profile_role where profile = p.profile and origin = 'synced'))) as o`;

/** In the order in which profiles are locked. */
export async function findProfilesOf(db: Db, organization: string): Promise<string[]> {
  const { rows } = await sql<{ profile: string }>`
    select o.profile from ${profiles(organization)} order by o.profile`.execute(db);
  return rows.map(({ profile }) => profile);
}

/** A dry run: what Torg has of a company's Flowcase. */
export async function countData(db: Db, organization: string): Promise<FlowcaseCounts> {
  const of = profiles(organization);
  const { rows } = await sql<FlowcaseCounts>`
    select
      (select count(*)::int from flowcase_company
        where organization = ${organization} and sealed_key is not null) as keys,
      (select count(*)::int from ${links(organization)}) as links,
      (select count(*)::int from ${links(organization)} join flowcase_entry using (flowcase_link))
        as snapshots,
      (select count(*)::int from ${links(organization)} join flowcase_conflict using (flowcase_link))
        as conflicts,
      (select count(*)::int from flowcase_import where organization = ${organization}) as imports,
      (select count(*)::int from ${links(organization)} join account as x on x.account = l.profile
        where x.image_file = l.picture_file) as pictures,
      (select count(*)::int from ${of} join profile_item as i using (profile)
        where i.origin = 'synced' and i.removed_at is null and i.revision = i.origin_revision)
      + (select count(*)::int from ${of} join profile_skill as s using (profile)
        where s.origin = 'synced')
      + (select count(*)::int from ${of} join profile_role as r using (profile)
        where r.origin = 'synced')
      + (select count(*)::int from ${of} join profile as p using (profile)
        where p.description_origin = 'synced') as untouched_entries,
      (select count(*)::int from ${of} join profile_item as i using (profile)
        where i.origin = 'synced' and i.removed_at is null
          and i.revision is distinct from i.origin_revision) as touched_entries`.execute(db);
  return rows[0] as FlowcaseCounts;
}

/**
 * Ends what runs, and removes what it would go on with. Waits for what is being written just now; what
 * runs on afterwards finds nothing to write to.
 */
export async function stopEverything(tx: Tx, organization: string): Promise<void> {
  await tx.deleteFrom('flowcase_sync').where('organization', '=', organization).execute();
  await tx.deleteFrom('flowcase_import').where('organization', '=', organization).execute();
}

export async function insertDeletion(
  tx: Tx,
  values: Insertable<FlowcaseDeletionTable>,
): Promise<string> {
  const { flowcase_deletion } = await tx
    .insertInto('flowcase_deletion')
    .values(values)
    .returning('flowcase_deletion')
    .executeTakeFirstOrThrow();
  return flowcase_deletion;
}

const selectDeletions = (db: Db) =>
  db
    .selectFrom('flowcase_deletion as d')
    .leftJoin('account as x', 'x.account', 'd.deleted_by')
    .selectAll('d')
    .select('x.name as deleted_by_name');

export async function findDeletion(db: Db, id: string): Promise<DeletionRow> {
  return selectDeletions(db).where('d.flowcase_deletion', '=', id).executeTakeFirstOrThrow();
}

export async function findDeletions(db: Db, page: { limit: number; offset: number }) {
  const rows: DeletionRow[] = await selectDeletions(db)
    .orderBy('d.deleted_at', 'desc')
    .orderBy('d.flowcase_deletion')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await db
    .selectFrom('flowcase_deletion')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
