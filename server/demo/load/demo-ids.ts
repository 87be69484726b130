import { stableId } from '../../src/platform/stable-id.ts';
import { personOf } from '../data/lookup.ts';

/** The ids are the same in every database with demo data, so that links can be shared. */
const idOf =
  (thing: string) =>
  (key: string): string =>
    stableId(`town:${thing}:${key}`);

export const organizationId = idOf('organization');
export const assignmentId = idOf('assignment');
export const threadId = idOf('thread');
export const messageId = idOf('message');
export const interestId = idOf('interest');
export const itemId = idOf('item');
export const reviewId = idOf('review');
export const contractId = idOf('contract');
export const agreementDraftId = idOf('agreement-draft');
export const agreementId = idOf('agreement');
export const interviewId = idOf('interview');
/** an interview of a client with a consultant */
export const bookingId = idOf('booking');
export const assessmentId = idOf('assessment');
export const cvTemplateId = idOf('cv-template');
export const cvImportId = idOf('cv-import');
export const savedListId = idOf('saved-list');
export const savedCommentId = idOf('saved-comment');
export const savedSearchId = idOf('saved-search');
export const opportunityId = idOf('opportunity');
export const boardId = idOf('board');
export const boardPartId = idOf('board-part');
export const fileId = idOf('file');
export const storageKey = idOf('stored');

const accountOfEmail = idOf('account');

export function accountId(key: string): string {
  const person = personOf.get(key);
  if (person === undefined) throw new Error(`nobody in the demo data has the key ${key}`);
  return accountOfEmail(person.email);
}
