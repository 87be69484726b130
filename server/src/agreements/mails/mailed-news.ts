import { draftNews } from '../rounds/thread-texts.ts';

/** What is mailed about a draft. */
export const mailedDraftNews = [...draftNews, 'consent_asked', 'consented'] as const;
export type MailedDraftNews = (typeof mailedDraftNews)[number];

/** What is mailed about an agreement. */
export const mailedAgreementNews = ['ended_early', 'nears_end'] as const;
export type MailedAgreementNews = (typeof mailedAgreementNews)[number];
