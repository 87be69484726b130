import { stableId } from '../../src/platform/stable-id.ts';

/** The same ids for the same numbers, in all generated demo data. */
const idOf =
  (thing: string) =>
  (number: number | string): string =>
    stableId(`fill:${thing}:${number}`);

export const organizationId = idOf('organization');
export const accountId = idOf('account');
export const assignmentId = idOf('assignment');
export const threadId = idOf('thread');
export const messageId = idOf('message');
export const itemId = idOf('item');
export const reviewId = idOf('review');
export const contractId = idOf('contract');
