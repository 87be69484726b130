import { sql } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';

/** A need with what rights in it depend on. */
export interface AssessedNeed {
  opportunity: string;
  organization: string | null;
  archived: boolean;
  made_assignment: string | null;
  own_of: string | null;
  /** the organization, if it is a consultant company */
  consultant_company: string | null;
}

const columns = sql`o.opportunity, o.organization, o.archived, o.made_assignment, o.own_of,
  case when g.kind <> 'client' then g.organization end as consultant_company`;

export async function findAssessedNeed(
  db: Db,
  opportunity: string,
): Promise<AssessedNeed | undefined> {
  const { rows } = await sql<AssessedNeed>`${prepared}
    select ${columns} from opportunity as o
    left join organization as g on g.organization = o.organization
    where o.opportunity = ${opportunity}`.execute(db);
  return rows[0];
}

/** The own need of an assignment; undefined: nobody has made it yet. */
export async function findNeedOfAssignment(
  db: Db,
  assignment: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ opportunity: string }>`${prepared}
    select opportunity from opportunity where own_of = ${assignment}`.execute(db);
  return rows[0]?.opportunity;
}
