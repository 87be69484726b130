/** Which interviews a list shows: those that wait or are to come, the others, or all. */
export const interviewPeriods = ['open', 'closed', 'all'] as const;
export type InterviewPeriod = (typeof interviewPeriods)[number];
