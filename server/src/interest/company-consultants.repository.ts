import type { ConsentState } from '@torg/protocol/interest/consent-life';
import type { Locale } from '@torg/protocol/terms';
import { sql } from 'kysely';
import { nameColumn } from '../competencies/competencies.queries.ts';
import type { Db } from '../platform/database/tables.ts';

export interface CompanyConsultantRow {
  account: string;
  name: string;
  title: string | null;
  image_file: string | null;
  availability: string | null;
  visible_in_search: boolean;
  interest_sent: boolean;
  is_invited: boolean;
  requires_consent: boolean;
  consent: { state: ConsentState; deadline: string } | null;
  matching: string[];
}

/**
 * A company's consultants for an assignment: those who can be put forward first, best match on top.
 */
export async function findCompanyConsultants(
  db: Db,
  question: { assignment: string; organization: string; locale: Locale },
): Promise<CompanyConsultantRow[]> {
  const { assignment, organization, locale } = question;
  const { rows } = await sql<CompanyConsultantRow>`
    select a.account, a.name, a.title, a.image_file, v.availability, fit.matching,
      coalesce(v.visible_in_search, false) as visible_in_search,
      exists (select from assignment_interest as i
        where i.assignment = ${assignment} and i.account = a.account) as interest_sent,
      exists (select from assignment_invited as n
        where n.assignment = ${assignment} and n.account = a.account) as is_invited,
      o.requires_presentation_consent as requires_consent,
      (select json_build_object('state', p.state, 'deadline', p.deadline)
        from presentation_consent as p
        where p.assignment = ${assignment} and p.account = a.account) as consent
    from account as a
    join organization as o on o.organization = a.organization
    left join profile_availability as v on v.profile = a.account
    cross join lateral (
      select coalesce(array_agg(${sql.ref(`c.${nameColumn[locale]}`)} order by k.position), '{}')
        as matching
      from assignment_competency as k join competency as c on c.competency = k.competency
      where k.assignment = ${assignment} and k.competency in (
        select competency from profile_role where profile = a.account
        union all select competency from profile_skill where profile = a.account)
    ) as fit
    where a.organization = ${organization} and a.role = 'consultant'
    order by visible_in_search desc, cardinality(fit.matching) desc, lower(a.name), a.account
  `.execute(db);
  return rows;
}
