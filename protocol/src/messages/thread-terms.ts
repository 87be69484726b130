/** Constants for the statistics of threads. No zod here, so that they cost the app nothing. */

/** weeks */
export const numberPeriods = ['12', '26', '52'] as const;
export type NumberPeriod = (typeof numberPeriods)[number];

export const answerFilters = ['within_24h', 'within_72h', 'later', 'unanswered'] as const;
export type AnswerFilter = (typeof answerFilters)[number];

export const numberedSorts = ['last_activity', 'number', 'messages'] as const;
export type NumberedSort = (typeof numberedSorts)[number];
