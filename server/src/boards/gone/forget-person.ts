import { z } from 'zod';
import { forgetFile, removeStoredFile } from '../../files/files.commands.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { defineJob, type ChangeOfJob } from '../../platform/jobs/job-definition.ts';
import { lockBoard } from '../boards.repository.ts';
import { notifyBoard } from '../notify-board.ts';
import { findBoardsWith, forgetCards } from './gone.repository.ts';

type Change = Pick<ChangeOfJob, 'enqueue' | 'notify'>;

/** Removes files that no card has any more: their rows, and their content after the commit. */
export async function forgetFiles(
  tx: Tx,
  { enqueue }: Pick<Change, 'enqueue'>,
  files: readonly string[],
): Promise<void> {
  for (const file of files) {
    const storage_key = await forgetFile(tx, file);
    if (storage_key !== undefined) await enqueue(removeStoredFile, { storage_key });
  }
}

async function forgetOn(
  tx: Tx,
  change: Change,
  at: { board: string; profile: string },
): Promise<void> {
  const { board } = at;
  const locked = await lockBoard(tx, board);
  if (locked === undefined) return;
  const { files, left } = await forgetCards(tx, at);
  await forgetFiles(tx, change, files);
  const [card] = left;
  const { version, audience } = locked;
  const row = { evaluation_board: board, version, audience };
  await notifyBoard(change, row, {
    change: card === undefined ? 'cards_changed' : 'card_changed',
    ...(card !== undefined && { card }),
  });
}

/** A deleted profile leaves its cards without name, note and file. */
export const forgetPerson = defineJob({
  name: 'forget-person-on-boards',
  input: z.object({ profile: z.uuid() }),
  async run({ db, transaction }, { profile }) {
    for (const board of await findBoardsWith(db, profile)) {
      await transaction((tx, change) => forgetOn(tx, change, { board, profile }));
    }
  },
});
