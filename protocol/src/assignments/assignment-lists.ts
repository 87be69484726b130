import { AdminAssignmentList, AssignmentList } from './assignment-shapes.ts';
import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { CompanyWithNewestAssignment } from '../organizations/organizations.ts';
import {
  Country,
  DisciplineKey,
  Direction,
  LocaleCode,
  Moment,
  Uuid,
  bodyPage,
  oneOrMany,
  text,
} from '../shapes.ts';
import {
  adminGroupFilters,
  adminSortFields,
  consultantGroupFilters,
  myGroupFilters,
  remoteFilters,
  sortFields,
} from '../terms.ts';

const sortBy = <const F extends readonly [string, ...string[]]>(fields: F) =>
  z
    .strictObject({ field: z.enum(fields), direction: Direction.default('desc') })
    .default({ field: 'created_at_and_public_date', direction: 'desc' } as never);

const page = bodyPage(limits.assignmentPage);

export const assignmentListCalls = callTable('main', {
  listAssignments: {
    method: 'POST',
    path: '/assignments',
    summary: 'Assignments that a consultant may answer.',
    access: 'consultant',
    status: 200,
    effect: 'read',
    body: z.strictObject({
      locale: LocaleCode,
      groupFilter: z.enum(consultantGroupFilters).default('active-assignments'),
      sort: sortBy(sortFields),
      countryFilter: oneOrMany(Country).optional(),
      remoteFilter: z.enum(remoteFilters).default('any'),
      disciplineFilter: oneOrMany(DisciplineKey).optional(),
      queryFilter: text(limits.query).optional(),
      ...page,
    }),
    answer: AssignmentList,
  },
  listMyAssignments: {
    method: 'POST',
    path: '/assignments/mine',
    summary: 'Assignments that the caller edits.',
    access: 'buyer',
    status: 200,
    effect: 'read',
    body: z.strictObject({
      locale: LocaleCode,
      groupFilter: z.enum(myGroupFilters).default('all-my'),
      sort: sortBy(sortFields),
      queryFilter: text(limits.query).optional(),
      ...page,
    }),
    answer: AssignmentList,
  },
  listAllAssignments: {
    method: 'POST',
    path: '/admin/assignments',
    summary: 'Every assignment.',
    access: 'admin',
    status: 200,
    effect: 'read',
    body: z.strictObject({
      locale: LocaleCode,
      groupFilter: z.enum(adminGroupFilters).default('admin-all'),
      sort: sortBy(adminSortFields),
      countryFilter: oneOrMany(Country).optional(),
      companyFilter: oneOrMany(Uuid).optional(),
      editorFilter: oneOrMany(Uuid).optional(),
      disciplineFilter: oneOrMany(DisciplineKey).optional(),
      remoteFilter: z.enum(remoteFilters).default('any'),
      queryFilter: text(limits.query).optional(),
      ...page,
    }),
    answer: AdminAssignmentList,
  },
  suggestAssignmentFilters: {
    method: 'GET',
    path: '/admin/assignments/filter-autosuggestions',
    summary: 'Editors, assignments and companies whose names match.',
    access: 'admin',
    status: 200,
    query: z.object({ query: text(limits.query).default('') }),
    answer: z
      .object({
        editors: z.array(
          z.object({
            account: Uuid,
            email: z.string(),
            name: z.string(),
            image: z.string().nullable(),
            company_name: z.string().nullable(),
            company_logo_url: z.string().nullable(),
          }),
        ),
        assignments: z.array(
          z.object({
            title: z.string(),
            uuid: Uuid,
            company_name: z.string(),
            company_logo_url: z.string().nullable(),
            created_at: Moment,
            editors: z.array(z.object({ account: Uuid, name: z.string() })),
          }),
        ),
        companies: z.array(
          z.object({ name: z.string(), uuid: Uuid, image: z.string().nullable() }),
        ),
      })
      .meta({ id: 'EditorLookupResult' }),
  },
  listCompaniesWithMostRecentAssignments: {
    method: 'GET',
    path: '/admin/companies/with-most-recent-assignments',
    summary: 'The clients that created assignments last.',
    access: 'admin',
    status: 200,
    answer: z.object({ companies: z.array(CompanyWithNewestAssignment) }),
  },
});
