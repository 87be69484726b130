import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** A row at a time: objects that are built of names and values one by one take the database longer. */
const rows = (from: string) => `coalesce((select json_agg(to_json(r)) from (${from}) as r), '[]')`;
const items = (kind: string, columns: string, joins = '') =>
  rows(`select i.item as uuid, ${columns} from profile_item i ${joins}
    where i.profile = p.profile and i.kind = '${kind}' and i.removed_at is null
    order by i.position`);
const period = 'i.from_year, i.from_month, i.to_year, i.to_month';
const competencies = (table: string, mark: string) =>
  rows(`select c.competency as uuid, c.name_nb as name, m.${mark}
    from ${table} m join competency c using (competency) where m.profile = p.profile
    order by m.position`);
/** The competencies of a project, by their types. */
const used = `left join lateral (
  select json_agg(to_json(u)) filter (where u.type = 'role') as roles,
    json_agg(to_json(u)) filter (where u.type = 'skill') as skills
  from (select c.competency as uuid, c.name_nb as name, c.type, c.discipline
    from profile_item_competency k join competency c using (competency)
    where k.item = i.item order by k.position) as u) as used on true`;

/** Everything of a profile: `profile p`, its account, company and availability. */
export const wholeProfile = `
  select p.profile as account, x.name, x.image_file, x.title, p.description, v.availability::text,
    v.availability_updated, p.experience_since::text, p.remote_work_ok, x.organization,
    json_build_object('id', o.organization, 'name', o.name, 'country', o.country)
      as consultant_company, p.updated_at,
    ${rows(`select r.region as uuid, r.name, r.country from profile_region g
      join region r using (region) where g.profile = p.profile`)} as regions,
    ${competencies('profile_skill', 'expert')} as skills,
    ${competencies('profile_role', 'emphasize')} as roles,
    ${items(
      'project',
      `i.name as project_name, i.organization_name as project_customer,
      i.description as project_description, i.long_description as project_role_description,
      ${period}, coalesce(used.roles, '[]') as project_roles,
      coalesce(used.skills, '[]') as project_skills`,
      used,
    )} as projects,
    ${items(
      'work_experience',
      `i.organization_name as company, i.description, i.long_description, ${period}`,
    )} as work_experiences,
    ${items(
      'education',
      `i.organization_name as school, i.name as programme, i.degree, i.description, ${period}`,
    )} as educations,
    ${items('course', `i.name, i.description, ${period}`)} as courses,
    ${items(
      'language',
      `i.name, i.language_locale as locale, i.spoken_level as spoken, i.written_level as written`,
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
    const { rows } = await pool.query({ name: 'profile', text: profileSql, values: [params.id] });
    return rows[0];
  });

  app.get<{ Params: { organization: string } }>('/bench-of/:organization', async ({ params }) => {
    const values = [params.organization];
    const { rows } = await pool.query({ name: 'bench', text: benchSql, values });
    return { profiles: rows };
  });

  app.post<{ Body: { updates: Update[] } }>('/availability', async ({ body: { updates } }) => {
    const today = new Date().toISOString().slice(0, 10);
    const values = [
      updates.map(({ profile }) => profile),
      updates.map(({ isAvailable }) => (isAvailable === true ? today : null)),
      updates.flatMap(({ profile, isAvailable }) => (isAvailable === undefined ? [profile] : [])),
    ];
    const { rows } = await pool.query({ name: 'availability', text: availabilitySql, values });
    return rows;
  });
}
