import { RequestError } from '../client/request-error.ts';

/** Whether an error belongs to the field of the mail address. */
export const isAboutAddress = (error: unknown): boolean =>
  error instanceof RequestError &&
  (error.code === 'email_is_taken' || error.issues.some(({ path }) => path.endsWith('email')));
