import { sql, type RawBuilder } from 'kysely';
import type { Country } from '@torg/protocol/terms';
import { containing, foldedContaining } from '../platform/database/like.ts';
import type { Db } from '../platform/database/tables.ts';

export interface ClientRow {
  organization: string;
  name: string;
  country: Country;
  organization_number: string | null;
  logo_file: string | null;
  sales_admin: string | null;
  sales_admin_name: string | null;
  buyers: number;
  assignments: number;
  active_assignments: number;
  last_activity_at: Date | null;
}

export interface ClientQuestion {
  text?: string | undefined;
  country?: Country | undefined;
  sales_admin?: string | undefined;
  sort: 'name' | 'buyers' | 'assignments' | 'activity';
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

/** One row per client; the counts are lateral joins, each with an index of its own. */
const from = sql`organization as o
  left join account as s on s.account = o.sales_admin
  left join lateral (select count(*) filter (where x.verified) as buyers, max((select e.created_at from event as e
      where e.acting_account = x.account order by e.created_at desc limit 1)) as seen
    from account as x where x.organization = o.organization and x.role = 'consultant_buyer') as b
    on true
  left join lateral (select count(*) as assignments,
      count(*) filter (where a.state = 'published') as active, max(a.updated_at) as changed
    from assignment as a where a.organization = o.organization) as n on true`;

const sortKeys: Record<ClientQuestion['sort'], RawBuilder<unknown>> = {
  name: sql`lower(o.name)`,
  buyers: sql`b.buyers`,
  assignments: sql`n.assignments`,
  activity: sql`greatest(b.seen, n.changed)`,
};

function conditionsOf({ text, country, sales_admin }: ClientQuestion): RawBuilder<unknown> {
  const all = [sql`o.kind = 'client'`];
  if (text) {
    const digits = text.replaceAll(/[\s-]/g, '');
    all.push(sql`(o.folded_name like ${foldedContaining(text)}
      or o.organization_number like ${containing(digits)})`);
  }
  if (country) all.push(sql`o.country = ${country}`);
  if (sales_admin === 'none') all.push(sql`o.sales_admin is null`);
  else if (sales_admin) all.push(sql`o.sales_admin = ${sales_admin}`);
  return sql.join(all, sql` and `);
}

/** A page of all clients, and their total. */
export async function findClients(db: Db, question: ClientQuestion) {
  const { sort, direction, limit, offset } = question;
  const where = conditionsOf(question);
  const [page, counted] = await Promise.all([
    sql<ClientRow>`
      select o.organization, o.name, o.country, o.organization_number, o.logo_file,
        o.sales_admin, s.name as sales_admin_name, b.buyers, n.assignments,
        n.active as active_assignments, greatest(b.seen, n.changed) as last_activity_at
      from ${from} where ${where}
      order by ${sortKeys[sort]} ${sql.raw(direction)} nulls last, o.organization
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from organization as o where ${where}`.execute(db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}

export interface ColleagueRow {
  account: string;
  name: string;
  email: string;
  title: string | null;
  image_file: string | null;
  verified: boolean;
  deactivated_at: Date | null;
  invited_at: Date | null;
}

/** The buyers of a client; invited ones second to last, deactivated ones last. */
export async function findColleagues(db: Db, client: string): Promise<ColleagueRow[]> {
  const { rows } = await sql<ColleagueRow>`
    select x.account, x.name, x.email, x.title, x.image_file, x.verified, x.deactivated_at,
      i.invited_at
    from account as x left join account_invitation as i using (account)
    where x.organization = ${client} and x.role = 'consultant_buyer'
    order by x.deactivated_at is not null, x.verified desc, lower(x.name), x.account`.execute(db);
  return rows;
}
