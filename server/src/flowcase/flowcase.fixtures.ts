import type { Db } from '../platform/database/tables.ts';

export interface Fixture {
  organization: string;
  /** a consultant of the company */
  profile: string;
  by: string;
}

/** A profile that follows a CV at Flowcase. */
export async function aFlowcaseLink(
  db: Db,
  { organization, profile, by }: Fixture,
): Promise<string> {
  await db
    .insertInto('flowcase_company')
    .values({ organization })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { flowcase_link } = await db
    .insertInto('flowcase_link')
    .values({
      ...{ organization, profile, created_by: by },
      ...{ user_id: `user-${profile}`, name: 'Ola Fjordgren', created_at: new Date() },
    })
    .returning('flowcase_link')
    .executeTakeFirstOrThrow();
  return flowcase_link;
}

/** Both sides have written another description. */
export async function aFlowcaseConflict(db: Db, flowcase_link: string): Promise<string> {
  const { flowcase_conflict } = await db
    .insertInto('flowcase_conflict')
    .values({
      ...{ flowcase_link, part: 'profile_description', source: '', field: 'description' },
      ...{ base: JSON.stringify('Før.'), theirs: JSON.stringify('Der.'), found_at: new Date() },
    })
    .returning('flowcase_conflict')
    .executeTakeFirstOrThrow();
  return flowcase_conflict;
}

/** An import of one person, which failed. */
export async function aFlowcaseImport(db: Db, { organization, by }: Fixture): Promise<string> {
  const now = new Date();
  const { flowcase_import } = await db
    .insertInto('flowcase_import')
    .values({ organization, created_by: by, created_at: now, finished_at: now })
    .returning('flowcase_import')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('flowcase_import_row')
    .values({
      ...{ flowcase_import, position: 0, user_id: 'user-1', name: 'Ola Fjordgren' },
      ...{ qa_discipline: 'technology', status: 'failed', error: 'email_is_taken' },
    })
    .execute();
  return flowcase_import;
}
