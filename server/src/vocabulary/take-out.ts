import { swapInAssignments, holdAssignmentsWith } from '../assignments/assignments.public.ts';
import {
  holdNames,
  insertMerge,
  keepMoved,
  openTerm,
  type HeldTerm,
  type Moved,
} from '../competencies/competencies.public.ts';
import type { ChangeContext } from '../platform/handler.ts';
import type { Tx } from '../platform/database/tables.ts';
import { holdProfilesWith, swapInProfiles } from '../profiles/profiles.public.ts';

/**
 * Those who have the terms are held before the terms are: in the order in which whoever saves a
 * profile or an assignment holds the two.
 */
export async function holdUsers(tx: Tx, competencies: readonly string[]): Promise<void> {
  await holdNames(tx);
  await holdAssignmentsWith(tx, competencies);
  await holdProfilesWith(tx, competencies);
}

/** Takes a term away wherever it stands, and lets the other stand there; written down, to be undone. */
export async function takeOut(
  { db, actor, now }: ChangeContext,
  { term, into }: { term: HeldTerm; into: string | null },
  more: readonly Moved[] = [],
): Promise<{ merge: string; moved: number }> {
  const swap = { from: term.competency, into };
  const ofAssignments = await swapInAssignments(db, swap);
  const moved = [...ofAssignments, ...(await swapInProfiles(db, swap))];
  const merge = await insertMerge(db, {
    competency: term.competency,
    into_competency: into,
    status_before: term.status === 'active' ? 'active' : 'proposed',
    made_by: actor.account,
    made_at: now,
  });
  await keepMoved(db, merge, [...moved, ...more]);
  return { merge, moved: moved.length };
}

/** Both terms in one order, so that two merges never wait in a circle. */
export async function openBoth(
  tx: Tx,
  { competency, into }: { competency: string; into: string },
): Promise<{ term: HeldTerm; target: HeldTerm }> {
  await holdUsers(tx, [competency]);
  const terms = new Map<string, HeldTerm>();
  for (const one of [competency, into].toSorted()) {
    terms.set(one, await openTerm(tx, one, one === into ? ['active'] : ['active', 'proposed']));
  }
  return { term: terms.get(competency) as HeldTerm, target: terms.get(into) as HeldTerm };
}
