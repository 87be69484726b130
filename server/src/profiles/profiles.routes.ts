import { profileCalls } from '@torg/protocol/profiles/profiles';
import { routes } from '../platform/handler.ts';
import { confirmAvailability } from './availability/confirm-availability.ts';
import { setAvailability } from './availability/set-availability.ts';
import { updateAvailabilities } from './availability/update-availabilities.ts';
import { finishProfileWizard } from './editing/finish-profile-wizard.ts';
import { openForOwner } from './editing/open-profile.ts';
import { removeProfilePhoto } from './editing/remove-profile-photo.ts';
import { saveProfileSection } from './editing/save-profile-section.ts';
import { uploadProfilePhoto } from './editing/upload-profile-photo.ts';
import { getProfile } from './get-profile.ts';
import { addProfileItem } from './items/add-profile-item.ts';
import { orderProfileItems } from './items/order-profile-items.ts';
import { removeProfileItem } from './items/remove-profile-item.ts';
import { restoreProfileItem } from './items/restore-profile-item.ts';
import { saveProfileItem } from './items/save-profile-item.ts';
import { listConsultants } from './lists/list-consultants.ts';
import { listProfilesById } from './lists/list-profiles-by-id.ts';
import { becomeIndependent } from './making/become-independent.ts';
import { removeProfile } from './making/remove-profile.ts';
import { decideProfileQa } from './review/decide-profile-qa.ts';
import { getCurrentProfileQa } from './review/get-current-profile-qa.ts';
import { listProfileQa } from './review/list-profile-qa.ts';
import { sendProfileToQa } from './review/send-profile-to-qa.ts';
import { requestProfileActivation } from './visibility/request-profile-activation.ts';
import { setProfileActivation } from './visibility/set-profile-activation.ts';
import { validateOwnProfile } from './visibility/validate-own-profile.ts';

const handlers = {
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
};

export const profileRoutes = routes(profileCalls, handlers, {
  uploadProfilePhoto: (context, { params }) => openForOwner(context, params.profile),
});
