import type { ChangeContext, ReadContext } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayEdit } from '../assignments.policy.ts';
import {
  findFacts,
  lockFacts,
  type FoundFacts,
  type LockedFacts,
} from '../assignments.repository.ts';

function opened<Facts extends FoundFacts>(
  { actor }: Pick<ReadContext, 'actor'>,
  read: Facts | undefined,
): Facts {
  const facts = found(read, 'could_not_find_assignment');
  allowed(mayEdit(actor, facts));
  return facts;
}

/** The assignment, for somebody who may change what is attached to it. */
export const openForAttachments = async (
  context: Pick<ReadContext, 'db' | 'actor'>,
  assignment: string,
): Promise<FoundFacts> => opened(context, await findFacts(context.db, assignment, context.actor));

/** The same, locked, so that simultaneous uploads count one after the other. */
export const lockForAttachments = async (
  context: Pick<ChangeContext, 'db' | 'actor'>,
  assignment: string,
): Promise<LockedFacts> => opened(context, await lockFacts(context.db, assignment, context.actor));
