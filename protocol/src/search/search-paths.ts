import { profileQaStatuses } from '../profiles/profile-life.ts';
import { countries, disciplines, locales } from '../terms.ts';

/** The type of a value at a path; a word is one of a fixed few, a day is `2026-11-20`. */
export type PathType = 'text' | 'id' | 'word' | 'day' | 'boolean';

export const searchOperators = [
  'eq',
  'ne',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'nin',
  'contains',
  'contains_exact',
  'exists',
] as const;
export type SearchOperator = (typeof searchOperators)[number];

export interface SearchPath {
  type: PathType;
  /**
   * a profile has any number of values there; one match is enough, and `ne` and `nin` require that
   * none matches
   */
  isList: boolean;
  /** for admins only, since a filter reveals as much as an answer does */
  isPrivate?: true;
  /** false: a profile without a value matches no condition on it, not even `ne` and `nin` */
  findsUnset?: false;
  /** all possible words */
  words?: readonly string[];
}

const one = (type: PathType): SearchPath => ({ type, isList: false });
const many = (type: PathType): SearchPath => ({ type, isList: true });
const secret = (path: SearchPath): SearchPath => ({ ...path, isPrivate: true });
const oneOf = (words: readonly string[]): SearchPath => ({ type: 'word', isList: false, words });

/** Every path that a filter may use. */
export const searchPaths = {
  account: one('id'),
  name: one('text'),
  title: one('text'),
  description: one('text'),
  locale: oneOf(locales),
  availability: { ...one('day'), findsUnset: false },
  experience_since: one('day'),
  remote_work_ok: one('boolean'),

  consultant_company_id: one('id'),
  'consultant_company.id': one('id'),
  'consultant_company.name': one('text'),
  'consultant_company.type': oneOf(['independent', 'consultant_company']),
  'consultant_company.country_code': oneOf(countries),

  'regions.uuid': many('id'),
  'regions.name': many('text'),
  'regions.country': { type: 'word', isList: true, words: countries },
  'skills.uuid': many('id'),
  /** in any language */
  'skills.name': many('text'),
  'skills.expert': many('boolean'),
  'roles.uuid': many('id'),
  /** in any language */
  'roles.name': many('text'),
  'roles.emphasize': many('boolean'),
  /** derived from the roles: everybody who works in a field */
  'roles.discipline': { type: 'word', isList: true, words: disciplines },

  'projects.project_name': many('text'),
  'projects.project_customer': many('text'),
  'projects.project_skills.uuid': many('id'),
  'projects.project_roles.uuid': many('id'),
  'work_experiences.company': many('text'),
  'educations.school': many('text'),
  'educations.degree': many('text'),
  'educations.programme': many('text'),
  'certifications.name': many('text'),
  'courses.name': many('text'),
  'languages.language_name': many('text'),

  email: secret(one('text')),
  phone: secret(one('text')),
  qa_status: secret(oneOf(profileQaStatuses)),
  active_since: secret(one('day')),
  visible_in_search: secret(one('boolean')),
} as const satisfies Record<string, SearchPath>;

export type SearchPathName = keyof typeof searchPaths;
export const searchPathNames = Object.keys(searchPaths) as [SearchPathName, ...SearchPathName[]];

const same = ['eq', 'ne', 'in', 'nin', 'exists'] as const;
const ordered = [...same, 'gt', 'gte', 'lt', 'lte'] as const;

/** The operators that make sense for a type. */
export const operatorsOf: Record<PathType, readonly SearchOperator[]> = {
  text: [...same, 'contains', 'contains_exact'],
  id: [...same, 'contains', 'contains_exact'],
  word: [...same, 'contains', 'contains_exact'],
  day: ordered,
  boolean: ['eq', 'ne', 'exists'],
};
