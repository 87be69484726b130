import { sql } from 'kysely';
import type { AssignmentState } from '@torg/protocol/assignments/assignment-life';
import type { AssignmentType, Country, Locale } from '@torg/protocol/terms';
import { nameColumn } from '../../competencies/competencies.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { MailedAssignment } from './assignment-mail.ts';

export async function findRecommended(db: Db, assignment: string) {
  return db
    .selectFrom('assignment as a')
    .innerJoin('organization as o', 'o.organization', 'a.organization')
    .select(['a.state', 'a.assignment_type', 'o.country'])
    .where('a.assignment', '=', assignment)
    .executeTakeFirst();
}

/** Those of the accounts that want recommendation mails. */
export async function findMailSubscribers(
  db: Db,
  accounts: readonly string[],
): Promise<Set<string>> {
  if (accounts.length === 0) return new Set();
  const rows = await db
    .selectFrom('account')
    .select('account')
    .where('account', 'in', accounts)
    .where('verified', '=', true)
    .where('recommendation_mails', '=', true)
    .execute();
  return new Set(rows.map(({ account }) => account));
}

export interface RecommendationRow extends MailedAssignment {
  email: string;
  name: string;
  /** what the assignment requires and the consultant has, in the consultant's language */
  matching: string[];
  wants_mails: boolean;
  state: AssignmentState;
  assignment_type: AssignmentType;
  country: Country;
}

/** The present content of the mail. */
export async function findRecommendation(
  db: Db,
  key: { assignment: string; account: string },
): Promise<RecommendationRow | undefined> {
  const named = (locale: Locale) => sql.ref(`c.${nameColumn[locale]}`);
  const { rows } = await sql<RecommendationRow>`
    select x.email, x.locale, x.name, a.assignment, a.title, o.name as company_name, a.duration,
      a.percent, a.start_date, a.allow_remote_work, r.name as region_name, a.state,
      a.assignment_type, o.country, x.verified and x.recommendation_mails and v.visible_in_search
        as wants_mails,
      array(
        select case x.locale when 'sv' then ${named('sv')} when 'en' then ${named('en')}
          else ${named('nb')} end
        from assignment_competency as k join competency as c using (competency)
        where k.assignment = a.assignment and k.competency = any(s.roles || s.skills)
        order by c.type, k.position
      ) as matching
    from assignment as a
    join organization as o on o.organization = a.organization
    left join region as r on r.region = a.region
    join account as x on x.account = ${key.account}
    join profile_search as s on s.profile = x.account
    join profile_availability as v on v.profile = x.account
    where a.assignment = ${key.assignment}`.execute(db);
  return rows[0];
}
