import { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import { routes } from '../platform/handler.ts';
import './saved-profiles.tables.ts';
import { createSavedList } from './create-saved-list.ts';
import { listSavedLists } from './list-saved-lists.ts';
import { listSavedProfiles } from './list-saved-profiles.ts';
import { removeSavedList } from './remove-saved-list.ts';
import { renameSavedList } from './rename-saved-list.ts';
import { restoreSavedList } from './restore-saved-list.ts';
import { saveProfile } from './save-profile.ts';
import { saveProfileNote } from './save-profile-note.ts';
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
