import { sql, type RawBuilder } from 'kysely';
import type { ProfileQaStatus } from '@torg/protocol/profiles/profile-life';
import type { Country, Discipline, OrganizationKind } from '@torg/protocol/terms';
import { containing, foldedContaining } from '../../platform/database/like.ts';
import type { Db } from '../../platform/database/tables.ts';

export interface ConsultantRow {
  account: string;
  name: string;
  email: string;
  title: string | null;
  phone: string | null;
  image_file: string | null;
  verified: boolean;
  completed_wizard: boolean;
  requested_activation: Date | null;
  active_since: Date | null;
  visible_in_search: boolean;
  availability: string | null;
  availability_updated: Date | null;
  qa_status: ProfileQaStatus;
  cvpartner_id: string | null;
  cvpartner_sync_enabled: boolean;
  cvpartner_updated_at: Date | null;
  is_admin_in_company: boolean;
  deactivated_at: Date | null;
  organization: string | null;
  organization_kind: OrganizationKind | null;
  organization_name: string | null;
  organization_country: Country | null;
  created_at: Date;
  updated_at: Date;
  profile_updated_at: Date;
}

const columns = sql`x.account, x.name, x.email, x.title, x.phone, x.image_file, x.verified,
  x.completed_wizard, p.requested_activation, p.active_since, v.visible_in_search, v.availability,
  v.availability_updated, p.qa_status, p.cvpartner_id, p.cvpartner_sync_enabled,
  p.cvpartner_updated_at, x.is_admin_in_company, x.deactivated_at, x.organization, o.kind as organization_kind,
  o.name as organization_name, o.country as organization_country, x.created_at, x.updated_at,
  p.updated_at as profile_updated_at`;

const from = sql`profile as p join account as x on x.account = p.profile
  left join organization as o on o.organization = x.organization
  left join profile_availability as v on v.profile = p.profile`;

export async function findConsultants(
  db: Db,
  profiles: readonly string[],
): Promise<ConsultantRow[]> {
  const { rows } = await sql<ConsultantRow>`
    select ${columns} from ${from} where p.profile = any(${profiles}::uuid[])
    order by lower(x.name), x.account`.execute(db);
  return rows;
}

export async function findConsultantsOf(
  db: Db,
  organization: string,
  statuses?: readonly ProfileQaStatus[],
): Promise<ConsultantRow[]> {
  const ofStatus = statuses ? sql`and p.qa_status = any(${statuses}::text[])` : sql``;
  const { rows } = await sql<ConsultantRow>`
    select ${columns} from ${from} where x.organization = ${organization} ${ofStatus}
    order by x.deactivated_at is not null, lower(x.name), x.account`.execute(db);
  return rows;
}

export interface ConsultantQuestion {
  text?: string | undefined;
  qa_status?: readonly ProfileQaStatus[] | undefined;
  visibility?: 'visible' | 'hidden' | 'requested' | undefined;
  company?: string | undefined;
  country?: Country | undefined;
  discipline?: Discipline | undefined;
  sort: 'name' | 'updated' | 'availability' | 'created';
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const sortKeys: Record<ConsultantQuestion['sort'], RawBuilder<unknown>> = {
  name: sql`lower(x.name)`,
  updated: sql`p.updated_at`,
  availability: sql`v.availability`,
  created: sql`x.created_at`,
};

const isSeen: Record<NonNullable<ConsultantQuestion['visibility']>, RawBuilder<boolean>> = {
  visible: sql`v.visible_in_search`,
  hidden: sql`not v.visible_in_search`,
  requested: sql`p.requested_activation is not null`,
};

function conditionsOf(question: ConsultantQuestion): RawBuilder<unknown> {
  const { text, qa_status, visibility, company, country, discipline } = question;
  const all = [sql`true`];
  if (text) {
    const pattern = foldedContaining(text);
    all.push(sql`(x.folded_name like ${pattern} or o.folded_name like ${pattern}
      or folded(x.title) like ${pattern} or x.email ilike ${containing(text)})`);
  }
  if (qa_status) all.push(sql`p.qa_status = any(${qa_status}::text[])`);
  if (visibility) all.push(isSeen[visibility]);
  if (company) all.push(sql`x.organization = ${company}`);
  if (country) all.push(sql`o.country = ${country}`);
  if (discipline) {
    all.push(sql`(p.discipline = ${discipline} or exists (select from profile_role as r
      join competency as c using (competency)
      where r.profile = p.profile and c.discipline = ${discipline}))`);
  }
  return sql.join(all, sql` and `);
}

/** A page of all consultants, and their total. */
export async function listConsultantRows(db: Db, question: ConsultantQuestion) {
  const { sort, direction, limit, offset } = question;
  const where = conditionsOf(question);
  const [page, counted] = await Promise.all([
    sql<ConsultantRow>`
      select ${columns} from ${from} where ${where}
      order by ${sortKeys[sort]} ${sql.raw(direction)} nulls last, x.account
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${from} where ${where}`.execute(db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}
