import type { QaInterviewForm } from '../../qa-interviews.queries.ts';

/** The storage key of unsaved answers; another user of the same tab does not see them. */
export const answersStorageKey = (me: string, { uuid }: Pick<QaInterviewForm, 'uuid'>): string =>
  `torg.qa-interview.${me}.${uuid}`;
