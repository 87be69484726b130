import type { SubmissionFile } from '@torg/protocol/boards/board-shapes';
import type { ChangeKind } from '@torg/protocol/events/changes';
import type { ChangeContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { findOnBoard, type CardOnBoard } from '../cards/cards.repository.ts';
import { notifyBoard } from '../notify-board.ts';
import { openForChange, type OpenForChange } from '../open-board.ts';
import { recordOnCard } from '../record-on-board.ts';
import { fileView } from './file-view.ts';
import { findSubmissionFile, type SubmissionFileRow } from './submission-files.repository.ts';

const missing = 'could_not_find_submission_file';

interface OpenFile extends OpenForChange {
  file: SubmissionFileRow;
  card: CardOnBoard;
}

/** A file on a locked board; a removed one only for restoring it. */
export async function openFile(
  context: ChangeContext,
  id: string,
  { since = null }: { since?: Date | null } = {},
): Promise<OpenFile> {
  const { db } = context;
  const open = await openForChange(context, { file: id });
  const file = found(await findSubmissionFile(db, id, { since }), missing);
  const [card] = await findOnBoard(db, open.row, [file.evaluation_board_card]);
  return { ...open, file, card: found(card, missing) };
}

/** A line in the history and a message to the open pages. Files about somebody are often named so. */
export async function fileChanged(
  context: ChangeContext,
  { row }: OpenForChange,
  changed: { card: CardOnBoard; what: ChangeKind; file_name: string },
): Promise<void> {
  const { card, what, file_name } = changed;
  const values =
    what === 'removed_card_file' ? { before: { file_name } } : { after: { file_name } };
  await recordOnCard(context, row, card, { what, ...(card.profile === null && values) });
  const { evaluation_board_card } = card;
  const by = context.actor.account;
  await notifyBoard(context, row, { change: 'card_changed', by, card: evaluation_board_card });
}

/** The file as it is now. */
export async function describeFile({ db }: ChangeContext, id: string): Promise<SubmissionFile> {
  return fileView(found(await findSubmissionFile(db, id, { since: null }), missing));
}
