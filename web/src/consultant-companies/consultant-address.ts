import { RequestError } from '../client/request-error.ts';

/** Near enough to spare a trip to the server, which knows better. */
export const isAddress = (typed: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());

/** Whether an error belongs at the field of the address. */
export const isAboutAddress = (error: unknown): boolean =>
  error instanceof RequestError &&
  (error.code === 'email_is_taken' || error.issues.some(({ path }) => path.endsWith('email')));
