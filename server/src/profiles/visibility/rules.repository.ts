import { sql } from 'kysely';
import { validateProfile, type RuleResult } from '@torg/protocol/profiles/profile-rules';
import type { ProfileToValidate } from '@torg/protocol/profiles/profile-to-validate';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';

type Row = ProfileToValidate & { profile: string };

/** The data that the rules check, for many profiles in one statement. */
export async function findToValidate(db: Db, profiles: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`${prepared}
    with asked as (select unnest(${idsOfAnyNumber(profiles)}) as profile),
    skills as (
      select profile, json_agg(json_build_object('expert', expert)) as list
      from asked join profile_skill using (profile) group by profile
    ), roles as (
      select profile, json_agg(json_build_object('emphasize', emphasize)) as list
      from asked join profile_role using (profile) group by profile
    ), regions as (
      select profile, count(*)::int as count
      from asked join profile_region using (profile) group by profile
    ), used as (
      select i.item, count(*) filter (where c.type = 'role')::int as roles,
        count(*) filter (where c.type = 'skill')::int as skills
      from asked join profile_item as i using (profile)
      join profile_item_competency as k using (item) join competency as c using (competency)
      where i.kind = 'project' and i.removed_at is null group by i.item
    ), items as (
      select i.profile,
        json_agg(json_build_object('uuid', i.item, 'customer', i.organization_name,
          'from_year', i.from_year, 'from_month', i.from_month, 'description', i.description,
          'role_description', i.long_description, 'roles', coalesce(used.roles, 0),
          'skills', coalesce(used.skills, 0)) order by i.position, i.item)
          filter (where i.kind = 'project') as projects,
        json_agg(json_build_object('uuid', i.item, 'company', i.organization_name,
          'from_year', i.from_year, 'from_month', i.from_month, 'to_year', i.to_year,
          'to_month', i.to_month)
          order by i.position, i.item) filter (where i.kind = 'work_experience') as jobs,
        json_agg(json_build_object('spoken', i.spoken_level, 'written', i.written_level))
          filter (where i.kind = 'language') as languages
      from asked join profile_item as i using (profile) left join used using (item)
      where i.kind in ('project', 'work_experience', 'language') and i.removed_at is null
      group by i.profile
    )
    select p.profile, x.name, x.image_file is not null as "hasImage", p.description,
      v.availability, p.experience_since, p.remote_work_ok, coalesce(regions.count, 0) as regions,
      coalesce(skills.list, '[]') as skills, coalesce(roles.list, '[]') as roles,
      coalesce(items.projects, '[]') as projects,
      coalesce(items.jobs, '[]') as work_experiences,
      coalesce(items.languages, '[]') as languages
    from asked join profile as p using (profile) join account as x on x.account = p.profile
    left join profile_availability as v using (profile)
    left join regions using (profile) left join skills using (profile)
    left join roles using (profile) left join items using (profile)`.execute(db);
  return rows;
}

/** The results of the rules for each of the profiles, on that day. */
export async function findRuleResults(
  db: Db,
  profiles: readonly string[],
  today: string,
): Promise<Map<string, RuleResult[]>> {
  const rows = await findToValidate(db, profiles);
  return new Map(rows.map((row) => [row.profile, validateProfile(row, today)]));
}
