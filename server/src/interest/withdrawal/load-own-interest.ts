import type { OwnInterest } from '@torg/protocol/interest/interest-answers';
import type { ChangeContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { findInterests } from '../answers/interest-list.repository.ts';
import { ownInterestView } from '../answers/interest-state.views.ts';

/** An interest after a move of whoever sent it. */
export async function loadOwnInterest(
  { db, actor }: Pick<ChangeContext, 'db' | 'actor'>,
  id: string,
): Promise<OwnInterest> {
  const [row] = await findInterests(db, { interests: [id] }, actor);
  return ownInterestView(found(row, 'could_not_find_assignment_interest'), actor);
}
