import { sql, type RawBuilder } from 'kysely';
import { marketZones } from '@torg/protocol/market-day';
import type { FilterLeaf, FilterNode } from '@torg/protocol/search/search-filter';
import {
  searchPaths,
  type SearchOperator,
  type SearchPath,
  type SearchPathName,
} from '@torg/protocol/search/search-paths';
import { foldedPattern } from './folded-pattern.ts';

type Condition = RawBuilder<boolean>;

/** The column of each path: document `s`, profile `p`, account `x`, organization `o`, availability `v`. */
const columns: Record<Exclude<SearchPathName, keyof typeof named | keyof typeof marked>, string> = {
  account: 's.profile',
  name: 'x.name',
  title: 'x.title',
  description: 'p.description',
  locale: 'x.locale',
  availability: 'v.availability',
  experience_since: 'p.experience_since',
  remote_work_ok: 's.remote_work_ok',
  consultant_company_id: 'x.organization',
  'consultant_company.id': 'o.organization',
  'consultant_company.name': 'o.name',
  'consultant_company.type': 'o.kind',
  'consultant_company.country_code': 'o.country',
  'regions.uuid': 's.regions',
  'regions.country': 's.countries',
  'skills.uuid': 's.skills',
  'roles.uuid': 's.roles',
  'roles.discipline': 's.disciplines',
  'projects.project_name': 's.project_names',
  'projects.project_customer': 's.customers',
  'projects.project_skills.uuid': 's.project_skills',
  'projects.project_roles.uuid': 's.project_roles',
  'work_experiences.company': 's.companies',
  'educations.school': 's.schools',
  'educations.degree': 's.degrees',
  'educations.programme': 's.programmes',
  'certifications.name': 's.certifications',
  'courses.name': 's.courses',
  'languages.language_name': 's.languages',
  email: 'x.email',
  phone: 'x.phone',
  qa_status: 'p.qa_status',
  active_since: 'p.active_since',
  visible_in_search: 'v.visible_in_search',
};

const competencyNames = (type: 'skill' | 'role') => sql`select competency,
  unnest(array[name_nb, name_sv, name_en]) from competency where type = ${sql.lit(type)}`;

/** Paths of names whose column has ids: the column, and a query for the names by id. */
const named = {
  'regions.name': { ids: 's.regions', names: sql`select region, name from region` },
  'skills.name': { ids: 's.skills', names: competencyNames('skill') },
  'roles.name': { ids: 's.roles', names: competencyNames('role') },
};

/** Paths of marks: the column of all competencies, and that of the marked ones. */
const marked = {
  'skills.expert': { all: 's.skills', with: 's.experts' },
  'roles.emphasize': { all: 's.roles', with: 's.emphasized' },
};

const sqlTypes = {
  text: 'text',
  word: 'text',
  id: 'uuid',
  day: 'date',
  boolean: 'boolean',
} as const;

const typed = (value: unknown, { type }: SearchPath): RawBuilder<unknown> =>
  sql`${value}::${sql.raw(sqlTypes[type])}`;
const typedList = (value: FilterLeaf['value'], { type }: SearchPath): RawBuilder<unknown> =>
  sql`${Array.isArray(value) ? value : [value]}::${sql.raw(sqlTypes[type])}[]`;

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
const isComparison = (operator: SearchOperator): operator is keyof typeof comparisons =>
  operator in comparisons;

const containsText = (text: RawBuilder<unknown>, value: string, isExact: boolean): Condition =>
  isExact
    ? sql`position(${value}::text in ${text}) > 0`
    : sql`${text} ~ ${foldedPattern(value)}::text`;

const not = (condition: Condition): Condition => sql`not (${condition})`;

const isNegative = (operator: SearchOperator): boolean => operator === 'ne' || operator === 'nin';

function ofList({ operator, value }: FilterLeaf, path: SearchPath, column: RawBuilder<unknown>) {
  const some: Condition = sql`cardinality(${column}) > 0`;
  if (operator === 'exists') return value === true ? some : not(some);
  const isExact = operator === 'contains_exact';
  if (path.type === 'text' && (isExact || operator === 'contains')) {
    const passes = containsText(sql`one`, String(value), isExact);
    return sql<boolean>`exists (select from unnest(${column}) as one where ${passes})`;
  }
  if (isExact) return sql<boolean>`${column} @> ${typedList(value, path)}`;
  const overlaps: Condition = sql`${column} && ${typedList(value, path)}`;
  return isNegative(operator) ? not(overlaps) : overlaps;
}

/** Finds the ids by name first, so that the lists of ids are searched by their index. */
function ofNamed(leaf: FilterLeaf, path: SearchPath, of: (typeof named)[keyof typeof named]) {
  const { operator, value } = leaf;
  const ids = sql.ref(of.ids);
  if (operator === 'exists') return ofList(leaf, path, ids);
  const isExact = operator === 'contains_exact';
  const matches =
    isExact || operator === 'contains'
      ? containsText(sql`one.name`, String(value), isExact)
      : sql`one.name = any(${typedList(value, path)})`;
  const overlaps: Condition = sql`${ids} && array(
    select one.id from (${of.names}) as one (id, name) where ${matches})`;
  return isNegative(operator) ? not(overlaps) : overlaps;
}

/** Whether a marked one exists, or an unmarked one; `ne` requires that none does. */
function ofMarked({ operator, value }: FilterLeaf, of: (typeof marked)[keyof typeof marked]) {
  const [all, withMark] = [sql.ref(of.all), sql.ref(of.with)];
  if (operator === 'exists') {
    const some: Condition = sql`cardinality(${all}) > 0`;
    return value === true ? some : not(some);
  }
  const some: Condition =
    value === true ? sql`cardinality(${withMark}) > 0` : sql`not (${all} <@ ${withMark})`;
  return isNegative(operator) ? not(some) : some;
}

const isNamed = (path: SearchPathName): path is keyof typeof named => path in named;
const isMarked = (path: SearchPathName): path is keyof typeof marked => path in marked;

/**
 * A missing value is unequal to everything and contains nothing. Comparing it gives null, which
 * counts as false beneath "and" and "or"; the planner estimates that better than an explicit false.
 */
function ofOne({ operator, value }: FilterLeaf, path: SearchPath, column: RawBuilder<unknown>) {
  if (operator === 'exists') {
    return sql<boolean>`${column} is ${sql.raw(value === true ? 'not null' : 'null')}`;
  }
  if (isComparison(operator)) {
    return sql<boolean>`${column} ${sql.raw(comparisons[operator])} ${typed(value, path)}`;
  }
  const isExact = operator === 'contains_exact';
  if (path.type === 'text' && (isExact || operator === 'contains')) {
    return containsText(column, String(value), isExact);
  }
  // One value cannot be several at once.
  if (isExact && Array.isArray(value) && new Set(value).size > 1) return sql<boolean>`false`;
  const isListed: Condition = sql`${column} = any(${typedList(value, path)})`;
  if (!isNegative(operator)) return isListed;
  // Consultants who are not available are not found by a date, not even by `ne`.
  return path.findsUnset === false ? not(isListed) : sql<boolean>`(${isListed}) is not true`;
}

function conditionOf(leaf: FilterLeaf): Condition {
  const path: SearchPath = searchPaths[leaf.path];
  if (isNamed(leaf.path)) return ofNamed(leaf, path, named[leaf.path]);
  if (isMarked(leaf.path)) return ofMarked(leaf, marked[leaf.path]);
  const raw = sql.ref(columns[leaf.path]);
  // A timestamp is compared as its day.
  const column =
    leaf.path === 'active_since'
      ? sql`(${raw} at time zone ${sql.lit(marketZones.NO)})::date`
      : raw;
  return path.isList ? ofList(leaf, path, column) : ofOne(leaf, path, column);
}

/** The tree as one condition. Paths come from a list and values are parameters, so injection is impossible. */
export function filterSql(node: FilterNode): Condition {
  if ('and' in node) return sql`(${sql.join(node.and.map(filterSql), sql` and `)})`;
  if ('or' in node) return sql`(${sql.join(node.or.map(filterSql), sql` or `)})`;
  return conditionOf(node);
}
