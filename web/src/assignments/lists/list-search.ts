import { limits } from '@torg/protocol/limits';
import {
  adminGroupFilters,
  consultantGroupFilters,
  countries,
  disciplines,
  myGroupFilters,
  remoteFilters,
} from '@torg/protocol/terms';
import type { InputTo } from '../../client/calls/calls.ts';
import {
  choice,
  choiceAfterFirst,
  choices,
  ids,
  listSearch,
  type SearchOf,
} from '../../client/list-search.ts';

export type ConsultantBody = Omit<InputTo<'POST /api/main/assignments'>['body'], 'locale'>;
export type MyBody = Omit<InputTo<'POST /api/main/assignments/mine'>['body'], 'locale'>;
export type AdminBody = Omit<InputTo<'POST /api/main/admin/assignments'>['body'], 'locale'>;

const size = limits.assignmentPage.default;
const sorts = {
  created_at_and_public_date: 'desc',
  deadline_date: 'asc',
  newest_message: 'desc',
} as const;
const filters = {
  country: choice(countries),
  remote: choiceAfterFirst(remoteFilters),
  discipline: choices(disciplines),
};

export const consultantList = listSearch({
  size,
  sorts,
  filters,
  others: { group: choiceAfterFirst(consultantGroupFilters) },
});
export type ConsultantSearch = SearchOf<typeof consultantList>;

export const myList = listSearch({
  size,
  sorts,
  filters: {},
  others: { group: choiceAfterFirst(myGroupFilters) },
});
export type MySearch = SearchOf<typeof myList>;

export const adminList = listSearch({
  size,
  sorts: { ...sorts, admin_deadline: 'asc' },
  filters: { ...filters, company: ids, editor: ids },
  others: { group: choiceAfterFirst(adminGroupFilters) },
});
export type AdminSearch = SearchOf<typeof adminList>;

// ── from the URL to the call ────────────────────────────────────────────────────────────────────

const sortedBy = <F>({ sort: field, direction }: { sort: F; direction: 'asc' | 'desc' }) => ({
  field,
  direction,
});

export const consultantBody = (search: ConsultantSearch): ConsultantBody => ({
  groupFilter: search.group,
  sort: sortedBy(consultantList.sorting(search)),
  countryFilter: search.country,
  remoteFilter: search.remote,
  disciplineFilter: search.discipline,
  queryFilter: search.q,
  ...consultantList.paging(search),
});

export const myBody = (search: MySearch): MyBody => ({
  groupFilter: search.group,
  sort: sortedBy(myList.sorting(search)),
  queryFilter: search.q,
  ...myList.paging(search),
});

export const adminBody = (search: AdminSearch): AdminBody => ({
  groupFilter: search.group,
  sort: sortedBy(adminList.sorting(search)),
  countryFilter: search.country,
  companyFilter: search.company,
  editorFilter: search.editor,
  disciplineFilter: search.discipline,
  remoteFilter: search.remote,
  queryFilter: search.q,
  ...adminList.paging(search),
});
