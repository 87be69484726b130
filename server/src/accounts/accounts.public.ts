export {
  changeAccount,
  findAccount,
  leavesOthersWithoutAdmin,
  lockAccount,
  lockAdmins,
  type FoundAccount,
} from './accounts.repository.ts';
export { closeMerged } from './close-merged.ts';
export { closeWaysIn } from './close-ways-in.ts';
export { forgetPerson } from './forget-person.ts';
export { takeBackInvitation } from './take-back-invitation.ts';
export { inviteAgain, invitePerson } from './invite-person.ts';
export { changeOwnAccount } from './change-own-account.ts';
export { replacePhotoOf } from './replace-photo-of.ts';
export { signInWithMagicLink } from './sign-in-with-magic-link.ts';
export { signInWithPassword } from './sign-in-with-password.ts';
export { findUnverified } from './unverified.repository.ts';
