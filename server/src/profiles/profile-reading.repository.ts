import { sql } from 'kysely';
import type { EntryOrigin, ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import type { Country, Locale, OrganizationKind } from '@torg/protocol/terms';
import { nameColumn } from '../competencies/competencies.queries.ts';
import { idsOfAnyNumber, prepared } from '../platform/database/prepared.ts';
import type { Db } from '../platform/database/tables.ts';
import { facts, type FoundFacts } from './visibility/facts.repository.ts';

interface NamedCompetency {
  uuid: string;
  name: string;
  type: 'role' | 'skill';
  discipline: never;
}

/** An entry as a row of the database; the view names its fields. */
export interface ItemRow {
  uuid: string;
  kind: ProfileItemKind;
  revision: number;
  origin: EntryOrigin;
  origin_id: string | null;
  origin_revision: number | null;
  name: string;
  organization_name: string;
  description: string;
  long_description: string;
  from_year: number | null;
  from_month: number | null;
  to_year: number | null;
  to_month: number | null;
  competencies: NamedCompetency[] | null;
}

export interface ProfileRow extends FoundFacts {
  image_file: string | null;
  title: string | null;
  email: string;
  phone: string | null;
  locale: Locale;
  description: string;
  description_origin: EntryOrigin;
  description_origin_id: string | null;
  experience_since: string | null;
  remote_work_ok: boolean;
  passes_otherwise: boolean;
  cvpartner_sync_enabled: boolean;
  updated_at: Date;
  availability: string | null;
  availability_updated: Date | null;
  organization_kind: OrganizationKind | null;
  organization_name: string | null;
  organization_country: Country | null;
  regions: { uuid: string; name: string; country: Country }[];
  skills: { uuid: string; name: string; expert: boolean }[];
  roles: { uuid: string; name: string; emphasize: boolean }[];
  items: ItemRow[];
}

/** Complete profiles, in one statement, unsorted. */
export async function findProfiles(
  db: Db,
  profiles: readonly string[],
  reader: { account: string | null; locale: Locale },
): Promise<ProfileRow[]> {
  const name = sql.ref(`c.${nameColumn[reader.locale]}`);
  const marked = (table: 'profile_skill' | 'profile_role', mark: 'expert' | 'emphasize') => sql`
    coalesce((select json_agg(json_build_object('uuid', c.competency, 'name', ${name},
        ${sql.lit(mark)}, m.${sql.ref(mark)}) order by m.position, ${name})
      from ${sql.table(table)} as m join competency as c using (competency)
      where m.profile = p.profile), '[]')`;
  const { rows } = await sql<ProfileRow>`${prepared}
    select ${facts(reader.account)}, x.image_file, x.title, x.email, x.phone, x.locale, p.description,
      p.description_origin, p.description_origin_id,
      p.experience_since, p.remote_work_ok, p.passes_otherwise, p.cvpartner_sync_enabled,
      p.updated_at, v.availability, v.availability_updated, o.kind as organization_kind,
      o.name as organization_name, o.country as organization_country,
      coalesce((select json_agg(json_build_object('uuid', r.region, 'name', r.name,
          'country', r.country) order by r.country, r.name)
        from profile_region as g join region as r using (region)
        where g.profile = p.profile), '[]') as regions,
      ${marked('profile_skill', 'expert')} as skills,
      ${marked('profile_role', 'emphasize')} as roles,
      coalesce((select json_agg(to_json(i)) from (
        select i.item as uuid, i.kind, i.revision, i.origin, i.origin_id, i.origin_revision, i.name,
          i.organization_name, i.degree, i.description, i.long_description, i.from_year,
          i.from_month, i.to_year, i.to_month, i.language_locale, i.spoken_level, i.written_level,
          (select json_agg(to_json(u)) from (
            select c.competency as uuid, ${name} as name, c.type, c.discipline
            from profile_item_competency as k join competency as c using (competency)
            where i.kind = 'project' and k.item = i.item
            order by k.position) as u) as competencies
        from profile_item as i where i.profile = p.profile and i.removed_at is null
        order by i.position, i.created_at desc, i.item) as i), '[]') as items
    from profile as p join account as x on x.account = p.profile
    left join organization as o on o.organization = x.organization
    left join profile_availability as v on v.profile = p.profile
    where p.profile = any(${idsOfAnyNumber(profiles)})`.execute(db);
  return rows;
}

export async function findProfile(
  db: Db,
  profile: string,
  reader: { account: string; locale: Locale },
): Promise<ProfileRow | undefined> {
  const [row] = await findProfiles(db, [profile], reader);
  return row;
}
