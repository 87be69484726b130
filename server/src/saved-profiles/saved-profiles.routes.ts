import { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import { teamListCalls } from '@torg/protocol/saved-profiles/team-lists';
import { routes } from '../platform/handler.ts';
import './saved-profiles.tables.ts';
import { addSavedComment } from './comments/add-saved-comment.ts';
import { changeSavedComment } from './comments/change-saved-comment.ts';
import { listSavedComments } from './comments/list-saved-comments.ts';
import { removeSavedComment } from './comments/remove-saved-comment.ts';
import { restoreSavedComment } from './comments/restore-saved-comment.ts';
import { createSavedList } from './create-saved-list.ts';
import { listSavedLists } from './list-saved-lists.ts';
import { listSavedProfiles } from './list-saved-profiles.ts';
import { removeSavedList } from './remove-saved-list.ts';
import { renameSavedList } from './rename-saved-list.ts';
import { restoreSavedList } from './restore-saved-list.ts';
import { saveProfile } from './save-profile.ts';
import { saveProfileNote } from './save-profile-note.ts';
import { addToSavedList } from './team/add-to-saved-list.ts';
import { removeFromSavedList } from './team/remove-from-saved-list.ts';
import { restoreToSavedList } from './team/restore-to-saved-list.ts';
import { shareSavedList } from './team/share-saved-list.ts';
import { takeOverSavedList } from './team/take-over-saved-list.ts';
import { unshareSavedList } from './team/unshare-saved-list.ts';
import { voteInSavedList } from './team/vote-in-saved-list.ts';
import { unsaveProfile } from './unsave-profile.ts';

export const savedProfileRoutes = routes(savedProfileCalls, {
  listSavedLists,
  createSavedList,
  renameSavedList,
  removeSavedList,
  restoreSavedList,
  listSavedProfiles,
  saveProfile,
  unsaveProfile,
  saveProfileNote,
});

export const teamListRoutes = routes(teamListCalls, {
  shareSavedList,
  unshareSavedList,
  takeOverSavedList,
  addToSavedList,
  removeFromSavedList,
  restoreToSavedList,
  voteInSavedList,
  listSavedComments,
  addSavedComment,
  changeSavedComment,
  removeSavedComment,
  restoreSavedComment,
});
