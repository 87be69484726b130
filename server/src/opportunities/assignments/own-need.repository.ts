import type { Requirement } from '@torg/protocol/assignments/assignment-shapes';
import type { Country, Locale } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';

export interface FollowedAssignment {
  assignment: string;
  organization: string;
  title: string;
  description: string;
  requirements: Requirement[];
  country: Country;
  /** names of its roles and skills, in the language of the market */
  roles: string[];
  skills: string[];
}

export async function findFollowed(
  db: Db,
  assignment: string,
): Promise<FollowedAssignment | undefined> {
  const names = (type: 'role' | 'skill') => sql`array(
    select case when o.country = 'SE' then c.name_sv else c.name_nb end
    from assignment_competency as k join competency as c using (competency)
    where k.assignment = a.assignment and c.type = ${type} order by k.position)`;
  const { rows } = await sql<FollowedAssignment>`
    select a.assignment, a.organization, a.title, a.description, a.requirements, o.country,
      ${names('role')} as roles, ${names('skill')} as skills
    from assignment as a join organization as o using (organization)
    where a.assignment = ${assignment}`.execute(db);
  return rows[0];
}

export async function findOwnNeed(db: Db, assignment: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('opportunity')
    .select('opportunity')
    .where('own_of', '=', assignment)
    .executeTakeFirst();
  return row?.opportunity;
}

interface NewOwnNeed {
  followed: FollowedAssignment;
  opportunity_name: string;
  account: string | null;
  locale: Locale;
  now: Date;
}

/** Undefined if it is there already; of two at once, one is inserted. */
export async function insertOwnNeed(
  tx: Tx,
  { followed, opportunity_name, account, locale, now }: NewOwnNeed,
): Promise<string | undefined> {
  const { rows } = await sql<{ opportunity: string }>`
    insert into opportunity (opportunity_name, organization, created_by, locale, own_of,
      created_at, updated_at)
    values (${opportunity_name}, ${followed.organization}, ${account}, ${locale},
      ${followed.assignment}, ${now}, ${now})
    on conflict (own_of) do nothing returning opportunity`.execute(tx);
  return rows[0]?.opportunity;
}

/** The text of the assignment is the first context. Returns whether it is another than before. */
export async function followText(
  tx: Tx,
  need: { opportunity: string; text: string; now: Date },
): Promise<boolean> {
  const { opportunity, text, now } = need;
  const before = await tx
    .selectFrom('opportunity_context')
    .select(['context_id', 'content'])
    .where('opportunity', '=', opportunity)
    .where('position', '=', -1)
    .executeTakeFirst();
  if ((before?.content ?? '') === text) return false;
  if (before === undefined) {
    const row = { opportunity, position: -1, content: text, created_at: now };
    await tx.insertInto('opportunity_context').values(row).execute();
  } else if (text === '') {
    await tx
      .deleteFrom('opportunity_context')
      .where('context_id', '=', before.context_id)
      .execute();
  } else {
    await tx
      .updateTable('opportunity_context')
      .set({ content: text })
      .where('context_id', '=', before.context_id)
      .execute();
  }
  return true;
}
