import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { searchedFor } from '../search/search.ts';
import { LocaleCode, Moment, Paged, params, queryPage, requiredText, Uuid } from '../shapes.ts';
import { StopForm, stopPage } from '../stop-page.ts';

/** How often alerts about new hits are mailed. */
export const alertRhythms = ['never', 'instant', 'daily', 'weekly'] as const;
export type AlertRhythm = (typeof alertRhythms)[number];

const title = requiredText(limits.saved.title);
const notify = z.enum(alertRhythms);

const SavedBody = z.strictObject(searchedFor('admin'));
/** The search as it was saved. */
export type SavedBody = z.output<typeof SavedBody>;

export const SavedSearch = z
  .object({
    saved_search: Uuid,
    title: z.string(),
    /** what clients find, or everybody, for admins */
    audience: z.enum(['client', 'admin']),
    /** in the format of the search call */
    body: z.object({
      filters: z.record(z.string(), z.unknown()).optional(),
      vectorSearch: z.looseObject({ query: z.string() }).optional(),
      anonymized: z.boolean(),
    }),
    /** names of the ids in the filters, in the reader's language */
    named: z.array(z.object({ uuid: Uuid, name: z.string() })),
    notify,
    created_at: Moment,
    /** when its results were last looked at */
    opened_at: Moment.nullable(),
    can: z.object({ open: z.boolean(), change: z.boolean(), remove: z.boolean() }),
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.output<typeof SavedSearch>;

/** Finding profiles by meaning calls the embeddings model. */
const finding = { effect: 'external' } as const;
const save = {
  method: 'POST',
  status: 201,
  ...finding,
  errors: ['search_is_saved_already', 'too_many_saved_searches'],
} as const;
const bodyOf = (audience: 'client' | 'admin') =>
  z.strictObject({
    title,
    notify: notify.default('never'),
    body: z.strictObject(searchedFor(audience)),
  });

const owned = {
  access: 'saved-owner',
  params: params('saved_search'),
  errors: ['could_not_find_saved_search'],
} as const;
const read = { query: z.object({ locale: LocaleCode.default('nb') }) };

export const savedSearchCalls = callTable('main', {
  listSavedSearches: {
    method: 'GET',
    path: '/saved-searches',
    summary: "The caller's saved searches, newest first.",
    access: 'buyer',
    status: 200,
    query: z.object({ locale: LocaleCode.default('nb'), ...queryPage(limits.saved.page) }),
    answer: z.object({ saved_searches: z.array(SavedSearch), ...Paged }),
  },
  saveClientSearch: {
    ...save,
    path: '/client/saved-searches',
    summary: 'Save a search among visible consultants. Its present hits are not mailed.',
    access: 'buyer',
    body: bodyOf('client'),
    answer: SavedSearch,
  },
  saveAdminSearch: {
    ...save,
    path: '/admin/saved-searches',
    summary: 'Save a search among all consultants.',
    access: 'admin',
    body: bodyOf('admin'),
    answer: SavedSearch,
  },
  changeSavedSearch: {
    method: 'PATCH',
    path: '/saved-searches/{saved_search}',
    summary: 'Rename a search, or change how often its alerts are mailed.',
    ...owned,
    ...finding,
    ...read,
    status: 200,
    body: z.strictObject({ title: title.optional(), notify: notify.optional() }),
    answer: SavedSearch,
  },
  removeSavedSearch: {
    method: 'DELETE',
    path: '/saved-searches/{saved_search}',
    summary: 'Remove a search; it can be restored for a day.',
    ...owned,
    status: 204,
  },
  restoreSavedSearch: {
    method: 'POST',
    path: '/saved-searches/{saved_search}/restore',
    summary: 'Restore a removed search.',
    ...owned,
    ...read,
    status: 200,
    answer: SavedSearch,
    errors: ['could_not_find_saved_search', 'search_is_saved_already', 'too_many_saved_searches'],
  },
  countSavedSearch: {
    method: 'GET',
    path: '/saved-searches/{saved_search}/count',
    summary:
      'How many consultants it finds now, and how many of them are new since it was last opened.',
    ...owned,
    ...finding,
    status: 200,
    answer: z.object({ total: z.int(), new_total: z.int() }),
  },
  openSavedSearch: {
    method: 'POST',
    path: '/saved-searches/{saved_search}/open',
    summary: 'Open a search: reports who is new, and counts from now on.',
    ...owned,
    ...finding,
    ...read,
    status: 200,
    answer: z.object({ saved_search: SavedSearch, new_profiles: z.array(Uuid) }),
  },
  seeAlert: {
    method: 'GET',
    path: '/saved-searches/alert',
    summary: 'The page on which the alerts of a search are turned off, by a link in a mail.',
    access: 'stranger',
    ...stopPage,
  },
  setAlert: {
    method: 'POST',
    path: '/saved-searches/alert',
    summary: 'Turn the alerts of a search off, or on again, by the token of a mail.',
    access: 'stranger',
    ...finding,
    ...stopPage,
    body: StopForm,
  },
});
