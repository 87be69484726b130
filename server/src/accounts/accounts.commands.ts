export { changeAccount, lockAccount, lockAdmins } from './accounts.repository.ts';
export { closeMergedAccount } from './closing/close-merged-account.ts';
export { revokeAccess } from './closing/revoke-access.ts';
export { forgetPerson } from './closing/forget-person.ts';
export { takeBackInvitation } from './invitations/take-back-invitation.ts';
export { inviteAgain, invitePerson } from './invitations/invite-person.ts';
export { changeOwnAccount } from './settings/change-own-account.ts';
export { replacePhotoOf } from './settings/replace-photo-of.ts';
export {
  describePending,
  passSecondStep,
  requestPasskeyFactor,
} from './pending/pending-sign-in.ts';
export { requestPasskeySignIn } from './passkeys/request-passkey-sign-in.ts';
export { signInByPasskey } from './passkeys/sign-in-by-passkey.ts';
export { resetFactors } from './factors/reset-factors.ts';
export { checkConfirmed } from './confirmation/check-confirmed.ts';
export { signInWithMagicLink } from './sign-in/sign-in-with-magic-link.ts';
export { signInWithPassword } from './sign-in/sign-in-with-password.ts';
