import { mailAccountInvitation } from './mail-account-invitation.ts';
import { mailMagicLink } from './mail-magic-link.ts';
import { mailPasswordChanged } from './mail-password-changed.ts';
import { sweepSignIns } from './sweep-sign-ins.ts';

export const accountJobs = [
  mailMagicLink,
  mailAccountInvitation,
  mailPasswordChanged,
  sweepSignIns,
];
