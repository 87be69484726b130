import { type RawBuilder, sql } from 'kysely';

export interface RecommendedRow {
  account: string;
  name: string;
  title: string | null;
  image_file: string | null;
  organization: string | null;
  company_name: string | null;
  availability: string | null;
  visible_in_search: boolean;
}

/** What is shown today of those in a list of recommendations; null if it names nobody. */
export const recommendedPeople = (
  recommended: RawBuilder<unknown>,
): RawBuilder<RecommendedRow[] | null> => sql`(
  select json_agg(json_build_object('account', x.account, 'name', x.name, 'title', x.title,
    'image_file', x.image_file, 'organization', x.organization, 'company_name', p.name,
    'availability', v.availability, 'visible_in_search', v.visible_in_search))
  from jsonb_array_elements(${recommended}) as r (one)
  join profile_availability as v on v.profile = (r.one ->> 'account')::uuid
  join account as x on x.account = v.profile
  left join organization as p on p.organization = x.organization)`;
