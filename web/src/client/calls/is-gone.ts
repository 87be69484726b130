import { RequestError } from '../request-error.ts';

/** The thing does not exist; an address without a valid id is treated as one of something removed. */
export const isGone = (error: unknown): boolean =>
  error instanceof RequestError &&
  (error.status === 404 ||
    error.code === 'request_validation_error' ||
    error.code === 'could_not_find_consultant_company');
