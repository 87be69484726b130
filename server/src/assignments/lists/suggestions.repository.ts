import { sql } from 'kysely';
import { beginningWith, foldedBeginning, foldedContaining } from '../../platform/database/like.ts';
import type { Db } from '../../platform/database/tables.ts';

interface Search {
  query: string;
  limit: number;
}

/** Editors of any assignment, by name or address; names that begin with the text first. */
export async function suggestEditors(db: Db, { query, limit }: Search) {
  return db
    .selectFrom('account as x')
    .leftJoin('organization as o', 'o.organization', 'x.organization')
    .select([
      'x.account',
      'x.email',
      'x.name',
      'x.image_file',
      'o.name as company_name',
      'o.logo_file',
    ])
    .where('x.account', 'in', (eb) => eb.selectFrom('assignment_editor').select('account'))
    .where((eb) =>
      eb.or([
        eb('x.folded_name', 'like', foldedContaining(query)),
        eb('x.email', 'ilike', beginningWith(query)),
      ]),
    )
    .orderBy(sql`x.folded_name like ${foldedBeginning(query)}`, 'desc')
    .orderBy(sql`lower(x.name)`)
    .orderBy('x.account')
    .limit(limit)
    .execute();
}

const editorsOf = sql<{ account: string; name: string }[]>`(
  select coalesce(json_agg(json_build_object('account', e.account, 'name', x.name)
    order by e.position, e.account), '[]')
  from assignment_editor as e join account as x using (account)
  where e.assignment = a.assignment)`;

/** By title; those that begin with the text first, then the newest. */
export async function suggestAssignments(db: Db, { query, limit }: Search) {
  return db
    .selectFrom('assignment as a')
    .innerJoin('organization as o', 'o.organization', 'a.organization')
    .select([
      'a.title',
      'a.assignment as uuid',
      'o.name as company_name',
      'o.logo_file',
      'a.created_at',
      editorsOf.as('editors'),
    ])
    .where('a.folded_title', 'like', foldedContaining(query))
    .orderBy(sql`a.folded_title like ${foldedBeginning(query)}`, 'desc')
    .orderBy('a.listed_at', 'desc')
    .orderBy('a.assignment')
    .limit(limit)
    .execute();
}

export async function suggestCompanies(db: Db, { query, limit }: Search) {
  return db
    .selectFrom('organization')
    .select(['organization as uuid', 'name', 'logo_file'])
    .where('kind', '=', 'client')
    .where('folded_name', 'like', foldedContaining(query))
    .orderBy(sql`folded_name like ${foldedBeginning(query)}`, 'desc')
    .orderBy(sql`lower(name)`)
    .orderBy('organization')
    .limit(limit)
    .execute();
}

/** The clients that created an assignment last, latest first. */
export async function findLatestCompanies(db: Db, limit: number) {
  return db
    .selectFrom('organization as o')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('assignment as a')
          .select('a.created_at')
          .whereRef('a.organization', '=', 'o.organization')
          .orderBy('a.created_at', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['o.organization as uuid', 'o.name', 'o.country', 'newest.created_at'])
    .orderBy('newest.created_at', 'desc')
    .orderBy('o.organization')
    .limit(limit)
    .execute();
}
