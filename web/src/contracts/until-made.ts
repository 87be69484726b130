import { mayTryAgain } from '../client/request.ts';
import { RequestError } from '../client/request-error.ts';

/** For a PDF that is made just now: asked for again every other second, for a minute. */
export const untilMade = {
  staleTime: Infinity,
  retry: (failures: number, error: Error) =>
    error instanceof RequestError && error.code === 'contract_document_is_being_made'
      ? failures < 30
      : failures < 2 && mayTryAgain(error),
  retryDelay: 2_000,
};
