import { mailContractEnd } from './mails/mail-contract-end.ts';
import { mailSigningCode } from './mails/mail-signing-code.ts';
import { mailSigningLink } from './mails/mail-signing-link.ts';
import { mailSigningLinks } from './mails/mail-signing-links.ts';

export const contractJobs = [mailSigningLinks, mailSigningLink, mailSigningCode, mailContractEnd];
