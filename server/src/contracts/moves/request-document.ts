import type { Enqueue } from '../../platform/jobs/job-definition.ts';
import { makeContractDocument } from '../documents/make-contract-document.ts';

/** Requests the PDF of a new contract, once. */
export const requestDocument = (
  { enqueue }: { enqueue: Enqueue },
  contract: string,
): Promise<void> => enqueue(makeContractDocument, { contract }, { key: contract });
