import { accountCalls, authCalls, mailboxCalls } from '@torg/protocol/accounts/accounts';
import { securityCalls } from '@torg/protocol/accounts/security-calls';
import { routes } from '../platform/handler.ts';
import './accounts.tables.ts';
import { confirmIdentity } from './confirmation/confirm-identity.ts';
import { startPasskeyConfirmation } from './confirmation/start-passkey-confirmation.ts';
import { addTotp } from './totp/add-totp.ts';
import { getMySecurity } from './factors/get-my-security.ts';
import { removeTotp } from './totp/remove-totp.ts';
import { renewRecoveryCodes } from './recovery-codes/renew-recovery-codes.ts';
import { startTotp } from './totp/start-totp.ts';
import { getDevelopmentMail } from './mailbox/get-development-mail.ts';
import { listDevelopmentMails } from './mailbox/list-development-mails.ts';
import { finishOidc } from './oidc/finish-oidc.ts';
import { startOidc } from './oidc/start-oidc.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { startPasskey } from './passkeys/start-passkey.ts';
import { listMySessions } from './sessions/list-my-sessions.ts';
import { revokeOtherSessions } from './sessions/revoke-other-sessions.ts';
import { revokeMySession } from './sessions/revoke-my-session.ts';
import { signOut } from './sessions/sign-out.ts';
import { changeMyPassword } from './settings/change-my-password.ts';
import { getImage } from './settings/get-image.ts';
import { removeMyPhoto } from './settings/remove-my-photo.ts';
import { uploadMyPhoto } from './settings/upload-my-photo.ts';
import { getSignInOptions } from './sign-in/get-sign-in-options.ts';
import { requestMagicLink } from './sign-in/request-magic-link.ts';

export const authRoutes = routes(authCalls, {
  getSignInOptions,
  requestMagicLink,
  signOut,
  startOidc,
  finishOidc,
});

export const securityRoutes = routes(securityCalls, {
  getMySecurity,
  revokeOtherSessions,
  confirmIdentity,
  startPasskeyConfirmation,
  startTotp,
  addTotp,
  removeTotp,
  startPasskey,
  addPasskey,
  removePasskey,
  renewRecoveryCodes,
});

export const accountRoutes = routes(accountCalls, {
  uploadMyPhoto,
  removeMyPhoto,
  changeMyPassword,
  listMySessions,
  revokeMySession,
  getImage,
});

export const mailboxRoutes = routes(mailboxCalls, { listDevelopmentMails, getDevelopmentMail });
