import { profileCalls } from '@torg/protocol/profiles';
import { routes } from '../platform/handler.ts';
import { addProfileItem } from './add-profile-item.ts';
import { becomeIndependent } from './become-independent.ts';
import { confirmAvailability } from './confirm-availability.ts';
import { decideProfileQa } from './decide-profile-qa.ts';
import { finishProfileWizard } from './finish-profile-wizard.ts';
import { getCurrentProfileQa } from './get-current-profile-qa.ts';
import { getProfile } from './get-profile.ts';
import { listConsultants, listProfilesById } from './list-consultants.ts';
import { listProfileQa } from './list-profile-qa.ts';
import { orderProfileItems } from './order-profile-items.ts';
import { removeProfileItem, restoreProfileItem } from './remove-profile-item.ts';
import { removeProfile } from './remove-profile.ts';
import { removeProfilePhoto, uploadProfilePhoto } from './replace-profile-photo.ts';
import { requestProfileActivation } from './request-profile-activation.ts';
import { saveProfileItem } from './save-profile-item.ts';
import { saveProfileSection } from './save-profile-section.ts';
import { sendProfileToQa } from './send-profile-to-qa.ts';
import { setAvailability } from './set-availability.ts';
import { setProfileActivation } from './set-profile-activation.ts';
import { updateAvailabilities } from './update-availabilities.ts';
import { validateOwnProfile } from './validate-own-profile.ts';

export const profileRoutes = routes(profileCalls, {
  getProfile,
  validateProfile: validateOwnProfile,
  listProfileQa,
  getCurrentProfileQa,
  saveProfileSection,
  addProfileItem,
  saveProfileItem,
  removeProfileItem,
  restoreProfileItem,
  orderProfileItems,
  uploadProfilePhoto,
  removeProfilePhoto,
  finishProfileWizard,
  becomeIndependent,
  sendProfileToQa,
  decideProfileQa,
  setProfileActivation,
  requestProfileActivation,
  setAvailability,
  updateAvailabilities,
  confirmAvailability,
  removeProfile,
  listProfilesById,
  listConsultants,
});
