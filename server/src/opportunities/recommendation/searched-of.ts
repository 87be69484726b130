import type { FittingCriteria } from '../../search/search.queries.ts';
import type { findLiving } from '../opportunities.repository.ts';

type Living = NonNullable<Awaited<ReturnType<typeof findLiving>>>;

const nothing: FittingCriteria = {
  roles: [],
  skills: [],
  region: null,
  allow_remote_work: false,
  text: '',
};

/** What is looked for in consultants; the first version names no terms, so that nobody fits it. */
function criteriaOf({ structured }: Living): FittingCriteria {
  if (structured?.version !== 2) return nothing;
  const { title, description, roles, skills, region, allow_remote_work } = structured;
  return {
    ...{ roles, skills, allow_remote_work },
    region: region?.uuid ?? null,
    text: `${title}\n${description}`,
  };
}

/** What a need looks for, and whose own consultants come first. */
export function searchedOf(need: Living): { criteria: FittingCriteria; company: string | null } {
  const isOfConsultants = need.organization_kind === 'consultant_company';
  return { criteria: criteriaOf(need), company: isOfConsultants ? need.organization : null };
}
