import type { vocabularyCalls } from '@torg/protocol/vocabulary/vocabulary';
import {
  deleteSynonyms,
  lockMerge,
  lockTerm,
  markUndone,
  returnMerged,
  saveSynonyms,
  termChanged,
  updateTerm,
} from '../../competencies/competencies.commands.ts';
import {
  type LockedTerm,
  type Merge,
  checkFree,
  findSwapped,
} from '../../competencies/competencies.queries.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import type { SwappedRow } from '../../platform/merges.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { lockUsers } from '../retire-competency.ts';
import { isUndoable } from '../vocabulary.policy.ts';

/** Restores the term, unless its name is taken by now. */
async function takeBack(
  { db }: ChangeContext,
  { competency: from, into_competency: into, status_before: status }: Merge,
  swapped: readonly SwappedRow[],
): Promise<LockedTerm> {
  const of = (kind: 'synonym' | 'merged') =>
    swapped.filter((one) => one.kind === kind).map(({ owner }) => owner);
  const term = found(await lockTerm(db, from), 'could_not_find_competency');
  const { merged_into } = term;
  allowed(isUndoable({ into, merged_into }), 'competency_state_does_not_allow');
  if (into !== null) {
    await deleteSynonyms(db, of('synonym'));
    await saveSynonyms(db, into);
  }
  const { nb, sv, en } = term.names;
  await checkFree(db, { type: term.type, texts: { nb, sv, en }, except: from });
  await updateTerm(db, from, { status, merged_into: null, rejected_at: null });
  if (into !== null) await returnMerged(db, { from, into, competencies: of('merged') });
  return term;
}

export const undoMerge: Handler<typeof vocabularyCalls.undoMerge> = async (
  context,
  { params: { merge } },
) => {
  const { db, actor, now } = context;
  const record = found(await lockMerge(db, merge), 'could_not_find_merge');
  allowed(record.undone_at === null, 'competency_state_does_not_allow');
  const { competency: from, into_competency: into } = record;
  await lockUsers(context, into === null ? [from] : [from, into]);
  const swapped = await findSwapped(db, merge);
  const term = await takeBack(context, record, swapped);
  let restored = 0;
  for (const { competencies } of context.merges) {
    restored += (await competencies?.restore(db, { from, into, swapped })) ?? 0;
  }
  await markUndone(db, merge, { undone_by: actor.account, undone_at: now });
  const rows = swapped.filter(({ kind }) => kind !== 'synonym' && kind !== 'merged').length;
  const left = rows - restored;
  await termChanged(context, term, {
    what: 'unmerged_competency',
    also: into === null ? [] : [into],
    before: { status: into === null ? 'rejected' : 'merged' },
    after: { status: record.status_before, restored, left },
  });
  return { competency: from, restored, left };
};
