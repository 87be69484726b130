import { limits } from '@torg/protocol/limits';
import type { FilterLeaf, FilterNode } from '@torg/protocol/search-filter';
import { vectorTypes } from '@torg/protocol/search';
import { localeOf, type Country } from '@torg/protocol/terms';
import type { Db } from '../platform/database/tables.ts';
import { askMeaning, type Asking, type Meaning } from './ask-meaning.ts';
import { findHits } from './hits.repository.ts';
import type { QueryGroup } from './query-groups.ts';

interface Named {
  uuid: string;
  name: string;
}

/** What an assignment looks for in consultants. */
export interface Wish {
  roles: readonly Named[];
  skills: readonly Named[];
  region: string | null;
  allow_remote_work: boolean;
  /** what is to be done, in its own words */
  text: string;
}

interface Among {
  /** of one country alone; who has no company belongs to the country of their language */
  country?: Country;
  /** a role or three skills at least; else one of either is enough */
  isClose?: boolean;
}

const worthOfRole = 3;
/** What one role that is listed, or three skills, are worth. */
const close = 2.1;

const leaf = (
  path: FilterLeaf['path'],
  operator: FilterLeaf['operator'],
  value: string | boolean,
) => ({ path, operator, value }) as const;

/** Where nothing is said of the place, everybody can work there. */
function inReach({ region, allow_remote_work }: Wish): FilterNode[] {
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

function questionOf(wish: Wish, { country, isClose = false }: Among) {
  const groupOf =
    (weight: number) =>
    ({ uuid, name }: Named): QueryGroup => ({
      term: name,
      competencies: [uuid],
      exact: [],
      near: [],
      weight,
    });
  const all = [...inReach(wish), ...(country === undefined ? [] : [ofCountry(country)])];
  return {
    visibleOnly: true,
    filters: all.length > 0 ? { and: all } : undefined,
    groups: [...wish.roles.map(groupOf(worthOfRole)), ...wish.skills.map(groupOf(1))],
    leastScore: isClose ? close : 0,
  };
}

/** What a wish means, to put first those of the fitting who have done the like. */
export function meaningOf(asking: Asking, wish: Wish, among: Among = {}): Promise<Meaning> {
  const query = wish.text.slice(0, limits.wishText);
  const asked = { query, types: [...vectorTypes], rewriteQuery: false, requiredMatches: 0 };
  return askMeaning(asking, asked, [], questionOf(wish, among));
}

interface Wanted extends Among {
  limit: number;
  offset: number;
  meaning?: Meaning;
}

/** Visible consultants who fit a wish by their roles and skills, the best first. */
export async function findFitting(
  db: Db,
  wish: Wish,
  { limit, offset, meaning, ...among }: Wanted,
) {
  const question = questionOf(wish, among);
  const { groups } = question;
  if (groups.length === 0) return { hits: [], total: 0, groups };
  const found = await findHits(db, { ...question, near: meaning?.near, limit, offset });
  return { ...found, groups, ...(meaning === undefined ? {} : { near: meaning.hits }) };
}

/** How many there are. */
export async function countFitting(db: Db, wish: Wish): Promise<number> {
  const { total } = await findFitting(db, wish, { limit: 1, offset: 0 });
  return total;
}
