import { z } from 'zod';
import { atOnce, reaction } from '../platform/events.ts';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { boardFact } from './boards.repository.ts';
import { forgetFiles, forgetPerson } from './gone/forget-person.ts';
import {
  deleteOldCards,
  deleteOldFiles,
  deleteOldRest,
  findLostFiles,
} from './gone/gone.repository.ts';
import { reactToInterest } from './interest/react-to-interest.ts';
import { showInterest } from './interest/show-interest.ts';
import { restorableSince } from './restorable-since.ts';

const atATime = 200;

/** What was removed can be put back for a day; then it is deleted for good, with its files. */
const sweepBoards = defineJob({
  name: 'sweep-boards',
  input: z.object({}),
  schedule: '17 * * * *',
  async run({ transaction, now }) {
    const batch = { before: restorableSince(now()), limit: atATime };
    for (const sweep of [deleteOldCards, deleteOldFiles]) {
      let swept = atATime;
      while (swept === atATime) {
        swept = await transaction(async (tx, change) => {
          const { files, count } = await sweep(tx, batch);
          await forgetFiles(tx, change, files);
          return count;
        });
      }
    }
    await transaction((tx) => deleteOldRest(tx, batch.before));
    await transaction(async (tx, change) =>
      forgetFiles(tx, change, await findLostFiles(tx, atATime)),
    );
  },
});

export const boardJobs = [forgetPerson, showInterest, sweepBoards];

/** What becomes of an interest elsewhere; its stages up to an offer are set by the board. */
const shown = [
  'turned_interest_down',
  'hired_by_interest',
  'left_interest_unanswered',
  'withdrew_interest',
  'took_back_withdrawal',
] as const;

export const boardReactions = [
  atOnce('sent_assignment_interest_message', reactToInterest, boardFact),
  atOnce('consultant_admin_sent_assignment_interest_message', reactToInterest, boardFact),
  ...shown.map((kind) =>
    reaction(kind, showInterest, ({ metadata, actingAccount: by }) => ({
      ...{ assignment_interest: metadata.object.id, by },
    })),
  ),
  reaction('delete_cv', forgetPerson, ({ metadata }) => ({ profile: metadata.profile })),
];
