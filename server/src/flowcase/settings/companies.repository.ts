import type { Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { FlowcaseCompanyTable } from '../flowcase.tables.ts';

export type FlowcaseCompanyRow = Selectable<FlowcaseCompanyTable>;

export async function findFlowcaseCompany(
  db: Db,
  organization: string,
): Promise<FlowcaseCompanyRow | undefined> {
  return db
    .selectFrom('flowcase_company')
    .selectAll()
    .where('organization', '=', organization)
    .executeTakeFirst();
}

/** Before anything refers to it. */
export async function makeFlowcaseCompany(tx: Tx, organization: string): Promise<void> {
  await tx
    .insertInto('flowcase_company')
    .values({ organization })
    .onConflict((conflict) => conflict.column('organization').doNothing())
    .execute();
}

export async function updateFlowcaseCompany(
  tx: Tx,
  organization: string,
  changes: Updateable<FlowcaseCompanyTable>,
): Promise<void> {
  await tx
    .updateTable('flowcase_company')
    .set(changes)
    .where('organization', '=', organization)
    .execute();
}

/** Some keys that another secret encrypted than the one whose texts begin like this. */
export async function findSealedBefore(tx: Tx, prefix: string, after: string, limit: number) {
  return tx
    .selectFrom('flowcase_company')
    .select(['organization', 'sealed_key', 'key_subdomain'])
    .where('sealed_key', 'is not', null)
    .where((eb) => eb(eb.fn('left', ['sealed_key', eb.val(prefix.length)]), '<>', prefix))
    .where('organization', '>', after)
    .orderBy('organization')
    .limit(limit)
    .forUpdate()
    .execute();
}
