import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

const items = (kind: string, columns: string) => `
  coalesce((select json_agg(json_build_object('uuid', i.item, ${columns}) order by i.position)
    from profile_item i where i.profile = p.profile and i.kind = '${kind}'
      and i.removed_at is null), '[]')`;
const period = `'from_year', i.from_year, 'from_month', i.from_month, 'to_year', i.to_year,
  'to_month', i.to_month`;
const competencies = (table: string, mark: string) => `
  coalesce((select json_agg(json_build_object('uuid', c.competency, 'name', c.name_nb,
      '${mark}', m.${mark}) order by m.position)
    from ${table} m join competency c using (competency) where m.profile = p.profile), '[]')`;
const usedAs = (type: string) => `
  coalesce((select json_agg(json_build_object('uuid', c.competency, 'name', c.name_nb,
      'type', c.type, 'discipline', c.discipline) order by k.position)
    from profile_item_competency k join competency c using (competency)
    where k.item = i.item and c.type = '${type}'), '[]')`;

/** Everything of a profile: `profile p`, its account, company and availability. */
export const wholeProfile = `
  select p.profile as account, x.name, x.image_file, x.title, p.description, v.availability::text,
    v.availability_updated, p.experience_since::text, p.remote_work_ok, x.organization,
    json_build_object('id', o.organization, 'name', o.name, 'country', o.country)
      as consultant_company, p.updated_at,
    coalesce((select json_agg(json_build_object('uuid', r.region, 'name', r.name,
        'country', r.country))
      from profile_region g join region r using (region) where g.profile = p.profile), '[]')
      as regions,
    ${competencies('profile_skill', 'expert')} as skills,
    ${competencies('profile_role', 'emphasize')} as roles,
    ${items(
      'project',
      `'project_name', i.name, 'project_customer', i.organization_name,
      'project_description', i.description, 'project_role_description', i.long_description,
      ${period}, 'project_roles', ${usedAs('role')}, 'project_skills', ${usedAs('skill')}`,
    )} as projects,
    ${items(
      'work_experience',
      `'company', i.organization_name, 'description', i.description,
      'long_description', i.long_description, ${period}`,
    )} as work_experiences,
    ${items(
      'education',
      `'school', i.organization_name, 'programme', i.name, 'degree', i.degree,
      'description', i.description, ${period}`,
    )} as educations,
    ${items('course', `'name', i.name, 'description', i.description, ${period}`)} as courses,
    ${items(
      'language',
      `'name', i.name, 'locale', i.language_locale, 'spoken', i.spoken_level,
      'written', i.written_level`,
    )} as languages
  from profile p join account x on x.account = p.profile
    join organization o using (organization)
    left join profile_availability v on v.profile = p.profile`;
const profileSql = `${wholeProfile} where p.profile = $1`;

/** The rows of one company that the rules read. */
const benchSql = `
  with own as (select account as profile from account where organization = $1),
  used as (
    select k.item, json_agg(c.type) as types
    from own join profile_item i using (profile) join profile_item_competency k using (item)
      join competency c using (competency)
    where i.kind = 'project' and i.removed_at is null group by k.item),
  entries as (
    select i.profile, json_agg(json_build_object(i.kind, i.item,
        'customer', i.organization_name, 'description', i.description,
        'long_description', i.long_description, 'from_year', i.from_year,
        'from_month', i.from_month, 'to_year', i.to_year, 'spoken', i.spoken_level,
        'written', i.written_level, 'used', used.types) order by i.position) as list
    from own join profile_item i using (profile) left join used using (item)
    where i.removed_at is null and i.kind in ('project', 'work_experience', 'language')
    group by i.profile),
  skills as (select profile, json_agg(expert) as list
    from own join profile_skill using (profile) group by profile),
  roles as (select profile, json_agg(emphasize) as list
    from own join profile_role using (profile) group by profile),
  regions as (select profile, count(*) as count
    from own join profile_region using (profile) group by profile)
  select x.account, x.name, x.email, x.title, x.phone, x.image_file, x.verified,
    x.is_admin_in_company, x.organization, x.created_at, x.updated_at, p.description,
    p.qa_status, p.active_since, p.requested_activation, v.visible_in_search, p.experience_since,
    p.remote_work_ok, p.updated_at as profile_updated_at, v.availability, v.availability_updated,
    skills.list as skills, roles.list as roles, regions.count as regions,
    entries.list as entries
  from own join profile p using (profile) join account x on x.account = p.profile
    left join profile_availability v using (profile) left join skills using (profile)
    left join roles using (profile) left join regions using (profile)
    left join entries using (profile)
  order by lower(x.name), x.account`;

/** One statement that sets availability from today, clears it, or only confirms it. */
const availabilitySql = `
  insert into profile_availability as v (profile, availability, availability_updated)
  select one.profile, one.day, now()
  from unnest($1::uuid[], $2::date[]) as one (profile, day)
  on conflict (profile) do update set availability_updated = excluded.availability_updated,
    availability = case when v.profile = any($3::uuid[]) then v.availability
      when excluded.availability is not null then least(v.availability, excluded.availability) end
  returning profile as account, availability::text, availability_updated`;

interface Update {
  profile: string;
  isAvailable?: boolean;
  updateAvailabilityUpdatedOnly?: boolean;
}

/** The questions about profiles, in hand-written SQL. */
export function addProfiles(app: FastifyInstance, pool: Pool): void {
  app.get<{ Params: { id: string } }>('/profile/:id', async ({ params }) => {
    const { rows } = await pool.query(profileSql, [params.id]);
    return rows[0];
  });

  app.get<{ Params: { organization: string } }>('/bench-of/:organization', async ({ params }) => {
    const { rows } = await pool.query(benchSql, [params.organization]);
    return { profiles: rows };
  });

  app.post<{ Body: { updates: Update[] } }>('/availability', async ({ body: { updates } }) => {
    const today = new Date().toISOString().slice(0, 10);
    const { rows } = await pool.query(availabilitySql, [
      updates.map(({ profile }) => profile),
      updates.map(({ isAvailable }) => (isAvailable === true ? today : null)),
      updates.flatMap(({ profile, isAvailable }) => (isAvailable === undefined ? [profile] : [])),
    ]);
    return rows;
  });
}
