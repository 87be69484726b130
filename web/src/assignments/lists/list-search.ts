import type { SearchSchemaInput } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import {
  adminGroupFilters,
  adminSortFields,
  consultantGroupFilters,
  countries,
  disciplines,
  myGroupFilters,
  remoteFilters,
  sortDirections,
  sortFields,
  type Country,
  type Discipline,
  type RemoteFilter,
  type SortDirection,
} from '@torg/protocol/terms';
import type { InputTo } from '../../client/calls.ts';
import { countIn, oneOf, textIn, textsIn, uuidsIn } from '../../client/search-params.ts';

export type ConsultantBody = Omit<InputTo<'POST /api/main/assignments'>['body'], 'locale'>;
export type MyBody = Omit<InputTo<'POST /api/main/assignments/mine'>['body'], 'locale'>;
export type AdminBody = Omit<InputTo<'POST /api/main/admin/assignments'>['body'], 'locale'>;

/** What every list keeps in its URL; what is as it is at first is left out. */
export interface ListSearch<Group extends string, Field extends string> {
  group?: Group;
  q?: string;
  sort?: Field;
  direction?: SortDirection;
  /** from 1; the first is left out */
  page?: number;
}

interface Filters {
  country?: Country;
  remote?: RemoteFilter;
  discipline?: Discipline[];
}

type FieldOf<Fields extends readonly string[]> = Fields[number];
export type ConsultantSearch = ListSearch<
  FieldOf<typeof consultantGroupFilters>,
  FieldOf<typeof sortFields>
> &
  Filters;
export type MySearch = ListSearch<FieldOf<typeof myGroupFilters>, FieldOf<typeof sortFields>>;
export type AdminSearch = ListSearch<
  FieldOf<typeof adminGroupFilters>,
  FieldOf<typeof adminSortFields>
> &
  Filters & { company?: string[]; editor?: string[] };

type Loose<S> = Partial<Record<keyof S, unknown>>;

export const consultantSearch = (
  search: ConsultantSearch & SearchSchemaInput,
): ConsultantSearch => ({
  ...common(search, consultantGroupFilters, sortFields),
  ...filters(search),
});

export const mySearch = (search: MySearch & SearchSchemaInput): MySearch =>
  common(search, myGroupFilters, sortFields);

export const adminSearch = (search: AdminSearch & SearchSchemaInput): AdminSearch => ({
  ...common(search, adminGroupFilters, adminSortFields),
  ...filters(search),
  company: uuidsIn(search.company),
  editor: uuidsIn(search.editor),
});

function common<Group extends string, Field extends string>(
  search: Loose<ListSearch<Group, Field>>,
  groups: readonly [Group, ...Group[]],
  fields: readonly [Field, ...Field[]],
): ListSearch<Group, Field> {
  return {
    group: unlessFirst(groups, oneOf(groups, search.group)),
    q: textIn(search.q)?.trim().slice(0, limits.query) || undefined,
    sort: unlessFirst(fields, oneOf(fields, search.sort)),
    direction: oneOf(sortDirections, search.direction) === 'asc' ? 'asc' : undefined,
    page: pageIn(search.page),
  };
}

function filters(search: Loose<Filters>): Filters {
  const chosen = textsIn(search.discipline);
  return {
    country: oneOf(countries, search.country),
    remote: unlessFirst(remoteFilters, oneOf(remoteFilters, search.remote)),
    discipline: unlessEmpty(disciplines.filter((one) => chosen.includes(one))),
  };
}

const unlessFirst = <W extends string>(words: readonly W[], word: W | undefined) =>
  word === words[0] ? undefined : word;

const unlessEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

const lastPage = Math.floor(limits.offset / limits.assignmentPage.default);

function pageIn(value: unknown): number | undefined {
  const page = Math.min(countIn(value, 1), lastPage);
  return page > 1 ? page : undefined;
}

// ── from the URL to the call ────────────────────────────────────────────────────────────────────

export const pageSize = limits.assignmentPage.default;

function paging({ page = 1 }: { page?: number }) {
  return { limit: pageSize, offset: (page - 1) * pageSize };
}

function sorting<F extends string>({ sort, direction = 'desc' }: ListSearch<string, F>, first: F) {
  return { field: sort ?? first, direction };
}

export const consultantBody = (search: ConsultantSearch): ConsultantBody => ({
  groupFilter: search.group,
  sort: sorting(search, sortFields[0]),
  countryFilter: search.country,
  remoteFilter: search.remote,
  disciplineFilter: search.discipline,
  queryFilter: search.q,
  ...paging(search),
});

export const myBody = (search: MySearch): MyBody => ({
  groupFilter: search.group,
  sort: sorting(search, sortFields[0]),
  queryFilter: search.q,
  ...paging(search),
});

export const adminBody = (search: AdminSearch): AdminBody => ({
  groupFilter: search.group,
  sort: sorting(search, adminSortFields[0]),
  countryFilter: search.country,
  companyFilter: search.company,
  editorFilter: search.editor,
  disciplineFilter: search.discipline,
  remoteFilter: search.remote,
  queryFilter: search.q,
  ...paging(search),
});

/** How many filters beside the group are set; the sort is none. */
export function numberOfFilters(search: Filters & { q?: string }): number {
  const { country, remote, discipline, q } = search;
  return [country, remote, discipline?.length, q].filter(Boolean).length;
}
