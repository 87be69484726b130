import type { QaInterviewForm } from '../../qa-interviews.queries.ts';

/** Where answers are kept until they are saved; somebody else in the same tab does not see them. */
export const answersStorageKey = (me: string, { uuid }: Pick<QaInterviewForm, 'uuid'>): string =>
  `torg.qa-interview.${me}.${uuid}`;
