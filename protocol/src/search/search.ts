import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { profileQaStatuses } from '../profiles/profile-life.ts';
import { Profile } from '../profiles/profile-shapes.ts';
import { bodyPage, LocaleCode, Moment, Paged, requiredText, text, Uuid } from '../shapes.ts';
import { filterFor, type SearchAudience } from './search-filter.ts';
import { searchOperators, searchPathNames } from './search-paths.ts';

export const vectorTypes = ['profile', 'project', 'education'] as const;
export type VectorType = (typeof vectorTypes)[number];

export const autocompleteTypes = [
  'profile',
  'consultant_company',
  'project_skill',
  'project_role',
  'project_customer',
  'consultant_company_type',
  'region',
  'remote',
  'availability',
  'profile_certifications',
  'ranked_by_query',
] as const;
/** In addition to these, terms that profiles list; only where they are requested. */
export const suggestionTypes = [...autocompleteTypes, 'profile_skill', 'profile_role'] as const;
export type AutocompleteType = (typeof suggestionTypes)[number];

/**
 * Whether the search by meaning was used: not requested, used, vectors still being made, or
 * unavailable on this server or from the model.
 */
export const meaningStates = ['not_asked', 'used', 'preparing', 'unavailable'] as const;
export type MeaningState = (typeof meaningStates)[number];

/** The part of a profile that matches the query. */
export const SearchReason = z
  .object({
    /** by its words, or by its meaning */
    by: z.enum(['words', 'meaning']),
    kind: z.enum(['name', 'title', 'role', 'skill', 'project', 'education', 'text', 'company']),
    /** as the profile has it */
    text: z.string(),
    /** the role or the skill that `text` names, so that it can be named to other readers */
    competency: Uuid.optional(),
  })
  .meta({ id: 'SearchReason' });
export type SearchReason = z.output<typeof SearchReason>;

/** A profile as a search finds it. */
export const SearchProfile = Profile.omit({ revisions: true, status: true, can: true })
  .extend({
    locale: LocaleCode,
    /** null for those who may not see it */
    qa_status: z.enum(profileQaStatuses).nullable(),
    active_since: Moment.nullable(),
    visible_in_search: z.boolean().nullable(),
    why: z.array(SearchReason),
  })
  .meta({ id: 'SearchProfile' });
export type SearchProfile = z.output<typeof SearchProfile>;

/** Where a hit comes from, for admins. */
export const SearchHitMetadata = z
  .object({
    account: Uuid,
    visible_in_search: z.boolean(),
    active_since: Moment.nullable(),
    /** its rank by words, from 1; null where the words do not match */
    text_rank: z.int().nullable(),
    vector_hits: z.array(z.object({ type: z.enum(vectorTypes), id: Uuid, similarity: z.number() })),
  })
  .meta({ id: 'SearchHitMetadata' });

const VectorSearch = z.strictObject({
  query: requiredText(limits.query),
  types: z
    .array(z.enum(vectorTypes))
    .min(1)
    .default([...vectorTypes]),
  /** by synonyms, and by the language model where there is one */
  rewriteQuery: z.boolean().default(true),
  /** how many vectors of a profile must be near the query */
  requiredMatches: z.int().min(0).max(limits.search.requiredMatches).default(1),
});

/** The search itself, independent of page and language. */
export const searchedFor = (audience: SearchAudience) => ({
  filters: filterFor(audience).optional(),
  vectorSearch: VectorSearch.optional(),
  /** without names, photos and companies */
  anonymized: z.boolean().default(false),
});

const searchBody = (audience: SearchAudience) =>
  z.strictObject({
    ...searchedFor(audience),
    ...bodyPage(limits.search.page),
    locale: LocaleCode.default('nb'),
  });

const SearchBodyOf = searchBody('client');
export type SearchBody = z.output<typeof SearchBodyOf>;

const found = { data: z.array(SearchProfile), ...Paged, meaning: z.enum(meaningStates) };

export const AutocompleteResult = z
  .object({
    type: z.enum(suggestionTypes),
    label: z.string(),
    /** distinguishes it from others of the same name */
    detail: z.string().nullable(),
    image_url: z.string().nullable(),
    /** what to search for when it is chosen; null: the words themselves */
    filter: z
      .object({
        path: z.enum(searchPathNames),
        operator: z.enum(searchOperators),
        value: z.union([z.string(), z.boolean()]),
      })
      .nullable(),
  })
  .meta({ id: 'AutocompleteResult' });
export type AutocompleteResult = z.output<typeof AutocompleteResult>;

const autocompleteBody = z.strictObject({
  query: requiredText(limits.query),
  /** as words, or with a number for each; unset: all eleven */
  types: z
    .array(
      z.union([
        z.enum(suggestionTypes),
        z.strictObject({
          type: z.enum(suggestionTypes),
          limit: z.int().min(1).max(limits.autocomplete.max).optional(),
        }),
      ]),
    )
    .max(suggestionTypes.length)
    .optional(),
  locale: LocaleCode.default('nb'),
});
const autocompleteAnswer = z.object({ results: z.array(AutocompleteResult) });

const lookup = {
  query: z.object({
    query: text(limits.query).default(''),
    limit: z.coerce.number().int().min(1).max(limits.lookup.max).default(limits.lookup.default),
  }),
  answer: z.array(z.string()),
};

export const searchCalls = callTable('main', {
  clientSearch: {
    method: 'POST',
    path: '/client/search',
    summary: 'Visible consultants, by filters, words and meaning.',
    access: 'searcher',
    status: 200,
    effect: 'external',
    body: searchBody('client'),
    answer: z.object(found),
  },
  adminSearch: {
    method: 'POST',
    path: '/admin/search',
    summary: 'All consultants, with where each hit comes from.',
    access: 'admin',
    status: 200,
    effect: 'external',
    body: searchBody('admin'),
    answer: z.object({ ...found, metadata: z.array(SearchHitMetadata) }),
  },
  clientAutocomplete: {
    method: 'POST',
    path: '/client/search/autocomplete',
    summary: 'Completions of a typed text, from visible profiles.',
    access: 'searcher',
    status: 200,
    effect: 'read',
    body: autocompleteBody,
    answer: autocompleteAnswer,
  },
  adminAutocomplete: {
    method: 'POST',
    path: '/admin/search/autocomplete',
    summary: 'Completions of a typed text, from all profiles.',
    access: 'admin',
    status: 200,
    effect: 'read',
    body: autocompleteBody,
    answer: autocompleteAnswer,
  },
  searchProfiles: {
    method: 'POST',
    path: '/profile/search',
    summary: 'Consultants by name, among those that the caller may read.',
    access: 'user',
    status: 200,
    effect: 'read',
    body: z.strictObject({
      query: requiredText(limits.query),
      limit: z.int().min(1).max(limits.profileSearch.max).default(limits.profileSearch.default),
    }),
    answer: z.object({
      profiles: z.array(
        z.object({
          account: Uuid,
          name: z.string(),
          image_url: z.string().nullable(),
          title: z.string().nullable(),
          consultant_company_name: z.string().nullable(),
        }),
      ),
      limit: z.int(),
    }),
  },
  searchProjectSkills: {
    method: 'GET',
    path: '/admin/project-skills/search',
    summary: 'Skills of projects.',
    access: 'admin',
    status: 200,
    ...lookup,
  },
  searchProjectRoles: {
    method: 'GET',
    path: '/admin/project-roles/search',
    summary: 'Roles of projects.',
    access: 'admin',
    status: 200,
    ...lookup,
  },
  searchProjectCustomers: {
    method: 'GET',
    path: '/admin/project-customers/search',
    summary: 'Customers of projects.',
    access: 'admin',
    status: 200,
    ...lookup,
  },
  searchWorkExperienceCompanies: {
    method: 'GET',
    path: '/admin/work-experience-companies/search',
    summary: 'Employers of work experiences.',
    access: 'admin',
    status: 200,
    ...lookup,
  },
});
