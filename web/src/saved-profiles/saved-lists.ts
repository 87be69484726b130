import type { AnswerTo } from '../client/calls/calls.ts';

export type SavedLists = AnswerTo<'GET /api/main/saved-lists'>;
export type SavedList = SavedLists['saved_lists'][number];
export type SavedProfile = AnswerTo<'GET /api/main/saved-profiles'>['saved_profiles'][number];
export type TeamMark = NonNullable<SavedProfile['team']>;
export type Vote = NonNullable<TeamMark['own_vote']>;
