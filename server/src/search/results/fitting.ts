import { limits } from '@torg/protocol/limits';
import type { FilterLeaf, FilterNode } from '@torg/protocol/search/search-filter';
import { vectorTypes } from '@torg/protocol/search/search';
import { localeOf, type Country } from '@torg/protocol/terms';
import type { Db } from '../../platform/database/tables.ts';
import { askMeaning, type SearchContext, type Meaning } from '../meaning/ask-meaning.ts';
import { findHits } from './hits.repository.ts';
import type { QueryGroup } from '../query/query-groups.ts';

interface Named {
  uuid: string;
  name: string;
}

/** What an assignment looks for in consultants. */
export interface FittingCriteria {
  roles: readonly Named[];
  skills: readonly Named[];
  region: string | null;
  allow_remote_work: boolean;
  /** the description of the work */
  text: string;
}

interface Restriction {
  /** only one country; consultants without a company belong to the country of their language */
  country?: Country;
  /** only this company's consultants, also those whom nobody else sees */
  company?: string;
  /** requires a role or three skills; otherwise one role or skill is enough */
  isClose?: boolean;
}

const worthOfRole = 3;
/** The score of one listed role, or of three listed skills. */
const close = 2.1;

const leaf = (
  path: FilterLeaf['path'],
  operator: FilterLeaf['operator'],
  value: string | boolean,
) => ({ path, operator, value }) as const;

/** Without a region and remote work, everybody can work there. */
function inReach({ region, allow_remote_work }: FittingCriteria): FilterNode[] {
  const remote = leaf('remote_work_ok', 'eq', true);
  if (region === null) return allow_remote_work ? [remote] : [];
  const near = leaf('regions.uuid', 'eq', region);
  return [allow_remote_work ? { or: [near, remote] } : near];
}

const ofCountry = (country: Country): FilterNode => ({
  or: [
    leaf('consultant_company.country_code', 'eq', country),
    {
      and: [
        leaf('consultant_company.id', 'exists', false),
        leaf('locale', 'eq', localeOf[country]),
      ],
    },
  ],
});

function questionOf(criteria: FittingCriteria, restriction: Restriction) {
  const { country, company, isClose = false } = restriction;
  const groupOf =
    (weight: number) =>
    ({ uuid, name }: Named): QueryGroup => ({
      term: name,
      competencies: [uuid],
      exact: [],
      near: [],
      weight,
    });
  const all = [
    ...inReach(criteria),
    ...(country === undefined ? [] : [ofCountry(country)]),
    ...(company === undefined ? [] : [leaf('consultant_company.id', 'eq', company)]),
  ];
  return {
    visibleOnly: company === undefined,
    filters: all.length > 0 ? { and: all } : undefined,
    groups: [...criteria.roles.map(groupOf(worthOfRole)), ...criteria.skills.map(groupOf(1))],
    leastScore: isClose ? close : 0,
  };
}

/** The meaning of an assignment, to rank fitting consultants with similar experience first. */
export function meaningOf(
  context: SearchContext,
  criteria: FittingCriteria,
  restriction: Restriction = {},
): Promise<Meaning> {
  const query = criteria.text.slice(0, limits.criteriaText);
  const options = { query, types: [...vectorTypes], rewriteQuery: false, requiredMatches: 0 };
  return askMeaning(context, options, [], questionOf(criteria, restriction));
}

interface FittingOptions extends Restriction {
  limit: number;
  offset: number;
  meaning?: Meaning;
}

/** Visible consultants whose roles and skills fit the criteria, the best first. */
export async function findFitting(
  db: Db,
  criteria: FittingCriteria,
  { limit, offset, meaning, ...restriction }: FittingOptions,
) {
  const question = questionOf(criteria, restriction);
  const { groups } = question;
  if (groups.length === 0) return { hits: [], total: 0, groups };
  const found = await findHits(db, { ...question, near: meaning?.near, limit, offset });
  return { ...found, groups, ...(meaning === undefined ? {} : { near: meaning.hits }) };
}

/** How many visible consultants fit the criteria. */
export async function countFitting(db: Db, criteria: FittingCriteria): Promise<number> {
  const { total } = await findFitting(db, criteria, { limit: 1, offset: 0 });
  return total;
}
