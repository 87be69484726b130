import { reaction } from '../platform/events.ts';
import { mailAccountInvitation } from './invitations/mail-account-invitation.ts';
import { sealAgain } from './totp/seal-again.ts';
import { mailSecurityNews } from './security-mails/mail-security-news.ts';
import { sweepSignIns } from './sessions/sweep-sign-ins.ts';
import { mailInfectedFile } from './settings/mail-infected-file.ts';
import { mailPasswordChanged } from './settings/mail-password-changed.ts';
import { takeDownPhoto } from './settings/take-down-photo.ts';
import { mailMagicLink } from './sign-in/mail-magic-link.ts';

/** Whoever uploaded it learns that their file is gone, and why. */
const onVirus = reaction('found_virus', mailInfectedFile, ({ metadata }) =>
  metadata.uploaded_by === null
    ? null
    : { file_name: metadata.file_name, account: metadata.uploaded_by },
);

const onBrokenPhoto = reaction('found_broken_picture', takeDownPhoto, ({ metadata }) =>
  metadata.purpose === 'photo' ? { file: metadata.file } : null,
);

export const accountReactions = [onVirus, onBrokenPhoto];

export const accountJobs = [
  mailInfectedFile,
  mailMagicLink,
  mailAccountInvitation,
  mailPasswordChanged,
  mailSecurityNews,
  sealAgain,
  sweepSignIns,
  takeDownPhoto,
];
