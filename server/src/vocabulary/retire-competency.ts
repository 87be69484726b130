import {
  insertMerge,
  lockNames,
  openTerm,
  saveSwapped,
} from '../competencies/competencies.commands.ts';
import type { LockedTerm } from '../competencies/competencies.queries.ts';
import type { ChangeContext } from '../platform/handler.ts';
import type { SwappedRow } from '../platform/merges.ts';

/**
 * Locks the users of the terms before the terms: saving a profile or an assignment locks in the
 * same order.
 */
export async function lockUsers(
  { db, merges }: Pick<ChangeContext, 'db' | 'merges'>,
  competencies: readonly string[],
): Promise<void> {
  await lockNames(db);
  for (const domain of merges) await domain.competencies?.lock(db, competencies);
}

/**
 * Replaces a term everywhere, or removes it if `into` is null; recorded, so that it can be undone.
 */
export async function retireCompetency(
  { db, actor, now, merges }: ChangeContext,
  { term, into }: { term: LockedTerm; into: string | null },
  more: readonly SwappedRow[] = [],
): Promise<{ merge: string; moved: number }> {
  const swap = { from: term.competency, into };
  const swapped: SwappedRow[] = [];
  for (const { competencies } of merges) {
    swapped.push(...((await competencies?.merge(db, swap)) ?? []));
  }
  const merge = await insertMerge(db, {
    competency: term.competency,
    into_competency: into,
    status_before: term.status === 'active' ? 'active' : 'proposed',
    made_by: actor.account,
    made_at: now,
  });
  await saveSwapped(db, merge, [...swapped, ...more]);
  return { merge, moved: swapped.length };
}

/** Locks both terms in one order, so that two merges never deadlock. */
export async function openBoth(
  context: Pick<ChangeContext, 'db' | 'merges'>,
  { competency, into }: { competency: string; into: string },
): Promise<{ term: LockedTerm; target: LockedTerm }> {
  await lockUsers(context, [competency]);
  const terms = new Map<string, LockedTerm>();
  for (const one of [competency, into].toSorted()) {
    terms.set(
      one,
      await openTerm(context.db, one, one === into ? ['active'] : ['active', 'proposed']),
    );
  }
  return { term: terms.get(competency) as LockedTerm, target: terms.get(into) as LockedTerm };
}
