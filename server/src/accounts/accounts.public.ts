export {
  changeAccount,
  findAccount,
  leavesOthersWithoutAdmin,
  lockAccount,
  lockAdmins,
  type FoundAccount,
} from './accounts.repository.ts';
export { closeMergedAccount } from './close-merged-account.ts';
export { revokeAccess } from './revoke-access.ts';
export { forgetPerson } from './forget-person.ts';
export { takeBackInvitation } from './take-back-invitation.ts';
export { inviteAgain, invitePerson } from './invite-person.ts';
export { changeOwnAccount } from './change-own-account.ts';
export { replacePhotoOf } from './replace-photo-of.ts';
export { signInWithMagicLink } from './sign-in-with-magic-link.ts';
export { signInWithPassword } from './sign-in-with-password.ts';
export { findUnverified } from './unverified.repository.ts';
