import { accountCalls, authCalls, mailboxCalls } from '@torg/protocol/accounts';
import { routes } from '../platform/handler.ts';
import './accounts.tables.ts';
import { changeMyPassword } from './change-my-password.ts';
import { finishOidc } from './finish-oidc.ts';
import { getDevelopmentMail } from './get-development-mail.ts';
import { getImage } from './get-image.ts';
import { getSignInOptions } from './get-sign-in-options.ts';
import { listDevelopmentMails } from './list-development-mails.ts';
import { listMySessions } from './list-my-sessions.ts';
import { removeMyPhoto } from './remove-my-photo.ts';
import { requestMagicLink } from './request-magic-link.ts';
import { revokeMySession } from './revoke-my-session.ts';
import { signOut } from './sign-out.ts';
import { startOidc } from './start-oidc.ts';
import { uploadMyPhoto } from './upload-my-photo.ts';

export const authRoutes = routes(authCalls, {
  getSignInOptions,
  requestMagicLink,
  signOut,
  startOidc,
  finishOidc,
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
