/** What is mailed about an interview. */
export const interviewNews = [
  'offered',
  'booked',
  'moved',
  'removed',
  'others_wanted',
  'declined',
  'cancelled',
  'reminder',
] as const;
export type InterviewNews = (typeof interviewNews)[number];
