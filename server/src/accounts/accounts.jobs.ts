import { mailAccountInvitation } from './invitations/mail-account-invitation.ts';
import { sealAgain } from './totp/seal-again.ts';
import { mailSecurityNews } from './security-mails/mail-security-news.ts';
import { sweepSignIns } from './sessions/sweep-sign-ins.ts';
import { mailPasswordChanged } from './settings/mail-password-changed.ts';
import { mailMagicLink } from './sign-in/mail-magic-link.ts';

export const accountJobs = [
  mailMagicLink,
  mailAccountInvitation,
  mailPasswordChanged,
  mailSecurityNews,
  sealAgain,
  sweepSignIns,
];
