import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayInvite } from '../interviews.policy.ts';
import { findSubject, type Subject, type SubjectIds } from './subjects.repository.ts';

/** The assignment or the need, for somebody who may edit it. */
export async function openSubject(
  { db, actor }: { db: Db; actor: Actor },
  ids: SubjectIds,
): Promise<Subject> {
  const missing =
    ids.assignment === undefined ? 'could_not_find_opportunity' : 'could_not_find_assignment';
  const subject = found(await findSubject(db, ids, actor), missing);
  allowed(mayInvite(actor, subject));
  return subject;
}

/** Nobody is invited to talk about a draft, which nobody else has seen. */
export const isOffering = ({ state, archived }: Subject): boolean => state !== 'draft' && !archived;
