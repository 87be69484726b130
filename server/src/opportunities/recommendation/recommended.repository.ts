import { type RawBuilder, sql } from 'kysely';

/**
 * Those in a list of recommendations of the need `o` whom its readers may see now, as they are today:
 * whom everybody sees who may search, and the company's own, whose company admin reads the need.
 */
export const shownRecommendations = (recommended: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('account', x.account, 'name', x.name,
    'title', x.title, 'image_url', '/api/main/image/' || x.image_file, 'company_name', p.name,
    'availability', v.availability, 'is_own', coalesce(x.organization = o.organization, false),
    'is_visible_in_search', v.visible_in_search, 'why', r.one -> 'why') order by r.place), '[]')
  from jsonb_array_elements(${recommended}) with ordinality as r (one, place)
  join profile_availability as v on v.profile = (r.one ->> 'account')::uuid
  join account as x on x.account = v.profile
  left join organization as p on p.organization = x.organization
  where v.visible_in_search or x.organization = o.organization)`;
