import { sql } from 'kysely';
import { beginningWith, containing } from '../../platform/database/like.ts';
import type { Db } from '../../platform/database/tables.ts';

export type Readable =
  | { all: true }
  | {
      all: false;
      /** whether the visible profiles, which searches find, are included */
      visible: boolean;
      /** the reader */
      account: string;
      /** the company that the reader administers */
      organization: string | null;
    };

export interface NamedProfile {
  account: string;
  name: string;
  title: string | null;
  image_file: string | null;
  consultant_company_name: string | null;
}

/** Consultants whose name contains the text or is spelled similarly, the closest first. */
export async function findByName(
  db: Db,
  { query, limit }: { query: string; limit: number },
  readable: Readable,
): Promise<NamedProfile[]> {
  const name = sql`x.folded_name`;
  const mayRead = readable.all
    ? sql`true`
    : sql`(x.account = ${readable.account} or (${readable.visible} and v.visible_in_search)
        or x.organization = ${readable.organization})`;
  const { rows } = await sql<NamedProfile>`
    select x.account, x.name, x.title, x.image_file, o.name as consultant_company_name
    from account as x join profile_availability as v on v.profile = x.account
    left join organization as o on o.organization = x.organization
    where (${name} like folded(${containing(query)}) or ${name} % folded(${query})) and ${mayRead}
    order by ${name} like folded(${beginningWith(query)}) desc,
      ${name} like folded(${containing(query)}) desc,
      similarity(${name}, folded(${query})) desc, ${name}, x.account
    limit ${limit}`.execute(db);
  return rows;
}
