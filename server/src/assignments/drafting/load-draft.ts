import type { AssignmentDraft } from '@torg/protocol/assignments/assignment-shapes';
import type { Locale } from '@torg/protocol/terms';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import { found } from '../../platform/refusal.ts';
import { findAssignment, findInvited } from '../assignments.repository.ts';
import { draftView } from '../assignments.views.ts';
import { viewerOf } from '../viewer-of.ts';

/** The assignment as its editors edit it; the caller has checked the right to it. */
export async function loadDraft(
  db: Db,
  actor: Actor,
  query: { assignment: string; locale: Locale; now: Date },
): Promise<AssignmentDraft> {
  const { assignment, locale, now } = query;
  const [row, invited] = await Promise.all([
    findAssignment(db, assignment, viewerOf(actor, locale)),
    findInvited(db, assignment),
  ]);
  return draftView(found(row, 'could_not_find_assignment'), invited, { actor, now });
}
