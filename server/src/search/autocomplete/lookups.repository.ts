import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '@torg/protocol/terms';
import { nameColumn } from '../../competencies/competencies.queries.ts';
import { beginningWith, containing } from '../../platform/database/like.ts';
import type { Db } from '../../platform/database/tables.ts';

interface Lookup {
  query: string;
  limit: number;
}

async function texts(
  db: Db,
  from: RawBuilder<unknown>,
  { query, limit }: Lookup,
): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select text from (${from}) as one (text)
    where folded(text) like folded(${containing(query)})
    order by folded(text) like folded(${beginningWith(query)}) desc, folded(text), text
    limit ${limit}`.execute(db);
  return rows.map(({ text }) => text);
}

/** The names of roles or skills that projects use. */
export const findUsedInProjects = (
  db: Db,
  { type, locale, ...criteria }: Lookup & { type: 'role' | 'skill'; locale: Locale },
): Promise<string[]> =>
  texts(
    db,
    sql`select c.${sql.ref(nameColumn[locale])} from competency as c
      where c.type = ${sql.lit(type)} and c.status <> 'merged'
        and exists (select from profile_item_competency as k join profile_item as i using (item)
          where k.competency = c.competency and i.kind = 'project' and i.removed_at is null)`,
    criteria,
  );

const lists = { customer: 'customers', company: 'companies' } as const;

/** Customers of projects, or companies, as consultants wrote them. */
export const findWritten = (
  db: Db,
  { kind, ...criteria }: Lookup & { kind: keyof typeof lists },
): Promise<string[]> =>
  texts(
    db,
    sql`select t.text from search_term as t where t.kind = ${sql.lit(kind)}
      and exists (select from profile_search as s
        where s.${sql.ref(lists[kind])} @> array[t.text])`,
    criteria,
  );
