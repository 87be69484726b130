import type { Actor } from '../../platform/actor.ts';
import { findEditors } from '../../assignments/assignments.queries.ts';
import type { MoveContext } from '../../platform/moves/movable.ts';
import type { InterestRow } from './interest-rows.repository.ts';

/** Shows the new state on the open pages of the editors, of the consultant and of who sent it. */
export async function notifyOfInterest(
  { db, notify }: MoveContext<Actor | 'system'>,
  rows: readonly InterestRow[],
): Promise<void> {
  const byAssignment = Map.groupBy(rows, ({ assignment }) => assignment);
  for (const [assignment, ofAssignment] of byAssignment) {
    const concerned = ofAssignment.flatMap(({ account, sent_by }) =>
      sent_by === null ? [account] : [account, sent_by],
    );
    const everybody = new Set([...(await findEditors(db, assignment)), ...concerned]);
    await notify([...everybody], 'assignment', { assignment });
  }
}
