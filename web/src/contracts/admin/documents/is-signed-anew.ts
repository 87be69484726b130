import { cooperationDocumentTypes } from '@torg/protocol/contracts/contract-terms';
import type { ContractDocument } from './documents.queries.ts';

/**
 * A company signs the next version of the cooperation agreement. The contract of an assignment is
 * signed once, and holds as it was signed.
 */
export const isSignedAnew = ({ type }: Pick<ContractDocument, 'type'>): boolean =>
  cooperationDocumentTypes.some((one) => one === type);
