import { RequestError } from '../client/request-error.ts';
import { errorText } from '../ui/text/error-texts.ts';

/** A refusal about the mail address, with the text at its field. */
export const addressRefused = (error: unknown): { email?: string } =>
  error instanceof RequestError &&
  (error.code === 'email_is_taken' || error.issues.some(({ path }) => path.endsWith('email')))
    ? { email: errorText(error) }
    : {};
