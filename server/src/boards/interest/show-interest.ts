import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { asSystem } from '../../platform/move.ts';
import { lockBoard } from '../boards.repository.ts';
import { notifyBoard } from '../notify-board.ts';
import { followColumns } from './follow-stage.ts';
import { findCardOfInterest } from './interested.repository.ts';

/**
 * Shows on the board that an interest was answered or withdrawn, or that it counts again: then it is
 * what the column says. It is a job, since whoever answers has locked the interest, and whoever moves a
 * card locks the board before that.
 */
export const showInterest = defineJob({
  name: 'show-interest-on-board',
  input: z.object({ assignment_interest: z.uuid(), by: z.uuid().nullable() }),
  async run({ db, transaction, now }, { assignment_interest, by }) {
    const found = await findCardOfInterest(db, assignment_interest);
    if (found === undefined) return;
    const { evaluation_board, card, profile } = found;
    await transaction(async (tx, change) => {
      const locked = await lockBoard(tx, evaluation_board);
      if (locked === undefined) return;
      await followColumns(asSystem({ ...change, db: tx, now: now() }), found, [profile]);
      const { version, audience } = locked;
      const row = { evaluation_board, version, audience };
      await notifyBoard(change, row, { change: 'card_changed', by, card });
    });
  },
});
