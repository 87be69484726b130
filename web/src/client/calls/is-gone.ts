import { RequestError } from '../request-error.ts';

/** No such thing any more; an address that is no id is as good as one of something removed. */
export const isGone = (error: unknown): boolean =>
  error instanceof RequestError &&
  (error.status === 404 ||
    error.code === 'request_validation_error' ||
    error.code === 'could_not_find_consultant_company');
