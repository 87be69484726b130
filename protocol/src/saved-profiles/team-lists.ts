import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Moment, params, requiredText, Uuid } from '../shapes.ts';
import { SavedList, TeamMark, Vote } from './saved-profiles.ts';

export const SavedComment = z
  .object({
    saved_comment: Uuid,
    content: z.string(),
    /** null: the account is gone */
    created_by: Uuid.nullable(),
    created_by_name: z.string().nullable(),
    created_at: Moment,
    updated_at: Moment,
    can: z.object({ change: z.boolean(), remove: z.boolean() }),
  })
  .meta({ id: 'SavedComment' });
export type SavedComment = z.output<typeof SavedComment>;

const content = requiredText(limits.saved.comment);
const owned = { access: 'saved-owner', status: 200, params: params('saved_list') } as const;
const inList = {
  access: 'saved-member',
  status: 200,
  params: params('saved_list', 'profile'),
} as const;
const authored = { access: 'saved-owner', status: 200, params: params('saved_comment') } as const;

const aList = ['could_not_find_saved_list'] as const;
const aMember = [...aList, 'could_not_find_saved_profile'] as const;
const shared = [...aMember, 'saved_list_is_not_shared'] as const;
const aComment = ['could_not_find_saved_comment'] as const;

export const teamListCalls = callTable('main', {
  shareSavedList: {
    method: 'PUT',
    path: '/saved-lists/{saved_list}/share',
    summary: "Share a list with the buyers of one's own company.",
    ...owned,
    answer: SavedList,
    errors: [...aList, 'saved_list_stays_private'],
  },
  unshareSavedList: {
    method: 'DELETE',
    path: '/saved-lists/{saved_list}/share',
    summary: 'Stop sharing a list; votes and comments are there again when it is shared again.',
    ...owned,
    answer: SavedList,
    errors: aList,
  },
  takeOverSavedList: {
    method: 'POST',
    path: '/saved-lists/{saved_list}/take-over',
    summary: 'Become the owner of a shared list whose owner has left the company.',
    ...owned,
    access: 'saved-member',
    answer: SavedList,
    errors: [
      ...aList,
      'saved_list_has_an_owner',
      'saved_list_title_is_taken',
      'too_many_saved_lists',
    ],
  },
  addToSavedList: {
    method: 'PUT',
    path: '/saved-lists/{saved_list}/profiles/{profile}',
    summary: 'Put a consultant in a list, whoever of the company owns it.',
    ...inList,
    answer: TeamMark,
    errors: [...aList, 'could_not_find_profile', 'too_many_saved_profiles'],
  },
  removeFromSavedList: {
    method: 'DELETE',
    path: '/saved-lists/{saved_list}/profiles/{profile}',
    summary: 'Remove a consultant from a list; that can be undone for a day.',
    ...inList,
    status: 204,
    errors: aMember,
  },
  restoreToSavedList: {
    method: 'POST',
    path: '/saved-lists/{saved_list}/profiles/{profile}/restore',
    summary: 'Put a consultant back as they were, with votes and comments.',
    ...inList,
    answer: TeamMark,
    errors: [...aMember, 'too_many_saved_profiles'],
  },
  voteInSavedList: {
    method: 'PUT',
    path: '/saved-lists/{saved_list}/profiles/{profile}/vote',
    summary: 'Vote on a consultant in a shared list; the last vote of each person counts.',
    ...inList,
    body: z.strictObject({ vote: Vote }),
    answer: TeamMark,
    errors: shared,
  },

  listSavedComments: {
    method: 'GET',
    path: '/saved-lists/{saved_list}/profiles/{profile}/comments',
    summary: 'What colleagues have written about a consultant in a shared list, oldest first.',
    ...inList,
    answer: z.object({ comments: z.array(SavedComment) }),
    errors: shared,
  },
  addSavedComment: {
    method: 'POST',
    path: '/saved-lists/{saved_list}/profiles/{profile}/comments',
    summary: 'Comment on a consultant in a shared list.',
    ...inList,
    status: 201,
    body: z.strictObject({ content }),
    answer: SavedComment,
    errors: [...shared, 'too_many_saved_comments'],
  },
  changeSavedComment: {
    method: 'PATCH',
    path: '/saved-comments/{saved_comment}',
    summary: "Change a comment of one's own.",
    ...authored,
    body: z.strictObject({ content }),
    answer: SavedComment,
    errors: aComment,
  },
  removeSavedComment: {
    method: 'DELETE',
    path: '/saved-comments/{saved_comment}',
    summary: "Remove a comment of one's own; it can be put back for a day.",
    ...authored,
    status: 204,
    errors: aComment,
  },
  restoreSavedComment: {
    method: 'POST',
    path: '/saved-comments/{saved_comment}/restore',
    summary: 'Put a removed comment back.',
    ...authored,
    answer: SavedComment,
    errors: [...aComment, 'too_many_saved_comments'],
  },
});
