import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import {
  Day,
  LocaleCode,
  Moment,
  Paged,
  params,
  queryPage,
  requiredText,
  Revision,
  text,
  Uuid,
} from '../shapes.ts';

/** A list of saved consultants. */
export const SavedList = z
  .object({
    saved_list: Uuid,
    /** empty for the default list, which the app names */
    title: z.string(),
    is_default: z.boolean(),
    /** number of consultants, including those who are no longer visible */
    count: z.int(),
    owner: z.object({ account: Uuid, name: z.string() }),
    /** otherwise a colleague has shared it */
    is_own: z.boolean(),
    /** the company whose buyers see it, too */
    shared_with: z.object({ organization: Uuid, name: z.string() }).nullable(),
    /** the default list cannot be renamed, removed or shared */
    can: z.object({
      rename: z.boolean(),
      remove: z.boolean(),
      share: z.boolean(),
      unshare: z.boolean(),
      /** its owner has left the company */
      takeOver: z.boolean(),
    }),
  })
  .meta({ id: 'SavedList' });
export type SavedList = z.output<typeof SavedList>;

/** The lists that contain somebody; of one's own, empty: not saved. */
export const SavedMark = z
  .object({ profile: Uuid, saved_lists: z.array(Uuid) })
  .meta({ id: 'SavedMark' });
export type SavedMark = z.output<typeof SavedMark>;

/** What a list shows of a consultant. */
export const SavedConsultant = z
  .object({
    name: z.string(),
    image_url: z.string().nullable(),
    title: z.string().nullable(),
    consultant_company_name: z.string().nullable(),
    roles: z.array(z.string()),
    availability: Day.nullable(),
    availability_updated: Moment,
    visible_in_search: z.boolean(),
  })
  .meta({ id: 'SavedConsultant' });
export type SavedConsultant = z.output<typeof SavedConsultant>;

/** Against, neither, or in favour. */
export const Vote = z.union([z.literal(-1), z.literal(0), z.literal(1)]);
export type Vote = z.output<typeof Vote>;

/** What the company says about somebody in a shared list. */
export const TeamMark = z
  .object({
    /** null: the account is gone */
    added_by_name: z.string().nullable(),
    added_at: Moment,
    votes: z.object({ in_favour: z.int(), neutral: z.int(), against: z.int() }),
    /** null: the viewer has not voted */
    own_vote: Vote.nullable(),
    number_of_comments: z.int(),
  })
  .meta({ id: 'TeamMark' });
export type TeamMark = z.output<typeof TeamMark>;

export const SavedProfile = SavedMark.extend({
  note: z.string(),
  /** counts the saves of the note */
  revision: z.int(),
  saved_at: Moment,
  /** null: the viewer may no longer see the profile */
  consultant: SavedConsultant.nullable(),
  /** only in a shared list, when it is asked about */
  team: TeamMark.nullable(),
  can: z.object({ read: z.boolean(), writeTo: z.boolean() }),
}).meta({ id: 'SavedProfile' });
export type SavedProfile = z.output<typeof SavedProfile>;

const title = requiredText(limits.saved.title);
const owned = { access: 'saved-owner', params: params('saved_list') } as const;

export const savedProfileCalls = callTable('main', {
  listSavedLists: {
    method: 'GET',
    path: '/saved-lists',
    summary: "The caller's lists and those that colleagues share, and who is in them.",
    access: 'buyer',
    status: 200,
    answer: z.object({
      /** one's own first */
      saved_lists: z.array(SavedList),
      /** in the caller's own lists */
      saved_profiles: z.array(SavedMark),
      /** in the lists of colleagues */
      team_profiles: z.array(SavedMark),
    }),
  },
  createSavedList: {
    method: 'POST',
    path: '/saved-lists',
    summary: 'Create a list with a title that is not taken.',
    access: 'buyer',
    status: 201,
    body: z.strictObject({ title }),
    answer: SavedList,
    errors: ['saved_list_title_is_taken', 'too_many_saved_lists'],
  },
  renameSavedList: {
    method: 'PATCH',
    path: '/saved-lists/{saved_list}',
    summary: 'Rename a list.',
    ...owned,
    status: 200,
    body: z.strictObject({ title }),
    answer: SavedList,
    errors: ['could_not_find_saved_list', 'default_saved_list_stays', 'saved_list_title_is_taken'],
  },
  removeSavedList: {
    method: 'DELETE',
    path: '/saved-lists/{saved_list}',
    summary: 'Remove a list; it can be restored for a day.',
    ...owned,
    status: 204,
    errors: ['could_not_find_saved_list', 'default_saved_list_stays'],
  },
  restoreSavedList: {
    method: 'POST',
    path: '/saved-lists/{saved_list}/restore',
    summary: 'Restore a removed list.',
    ...owned,
    status: 200,
    answer: SavedList,
    errors: ['could_not_find_saved_list', 'saved_list_title_is_taken', 'too_many_saved_lists'],
  },
  listSavedProfiles: {
    method: 'GET',
    path: '/saved-profiles',
    summary: 'Saved consultants with notes, latest first; of one list, or of all of one’s own.',
    access: 'buyer',
    status: 200,
    query: z.object({
      saved_list: Uuid.optional(),
      /** only this profile */
      profile: Uuid.optional(),
      locale: LocaleCode.default('nb'),
      ...queryPage(limits.saved.page),
    }),
    answer: z.object({ saved_profiles: z.array(SavedProfile), ...Paged }),
    errors: ['could_not_find_saved_list'],
  },
  saveProfile: {
    method: 'PUT',
    path: '/saved-profiles/{profile}',
    summary:
      'Save a consultant in exactly these lists; by default in their former ones, or the default one.',
    access: 'buyer',
    status: 200,
    params: params('profile'),
    body: z.strictObject({ saved_lists: z.array(Uuid).max(limits.saved.lists).optional() }),
    answer: SavedMark,
    errors: ['could_not_find_profile', 'could_not_find_saved_list', 'too_many_saved_profiles'],
  },
  unsaveProfile: {
    method: 'DELETE',
    path: '/saved-profiles/{profile}',
    summary:
      'Remove a consultant from all lists; the note and the lists can be restored for a day.',
    access: 'buyer',
    status: 204,
    params: params('profile'),
  },
  saveProfileNote: {
    method: 'PUT',
    path: '/saved-profiles/{profile}/note',
    summary: 'Save a note on a saved consultant.',
    access: 'buyer',
    status: 200,
    params: params('profile'),
    body: z.strictObject({ note: text(limits.saved.note), revision: Revision }),
    answer: z.object({ note: z.string(), revision: z.int() }),
    errors: ['could_not_find_saved_profile', 'saved_note_was_changed'],
  },
});
