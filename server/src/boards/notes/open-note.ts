import type { CardNote } from '@torg/protocol/boards/board-shapes';
import type { ChangeKind } from '@torg/protocol/events/changes';
import type { ChangeContext } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayChangeNote } from '../boards.policy.ts';
import { findOnBoard, type CardOnBoard } from '../cards/cards.repository.ts';
import { notifyBoard } from '../notify-board.ts';
import { openForChange, type OpenForChange } from '../open-board.ts';
import { recordOnCard } from '../record-on-board.ts';
import { noteView } from './note-view.ts';
import { findNote, type NoteRow } from './notes.repository.ts';

const missing = 'could_not_find_evaluation_board_card_note';

interface OpenNote extends OpenForChange {
  note: NoteRow;
  card: CardOnBoard;
}

/** A note on a locked board, for whoever may change it; a removed one only for restoring it. */
export async function openNote(
  context: ChangeContext,
  id: string,
  { since = null }: { since?: Date | null } = {},
): Promise<OpenNote> {
  const { db, actor } = context;
  const open = await openForChange(context, { note: id });
  const note = found(await findNote(db, id, { since }), missing);
  allowed(mayChangeNote(actor, open.facts, note));
  const [card] = await findOnBoard(db, open.row, [note.evaluation_board_card]);
  return { ...open, note, card: found(card, missing) };
}

/** A line in the history, without the words of the note, and a message to the open pages. */
export async function noteChanged(
  context: ChangeContext,
  { row }: OpenForChange,
  { card, what }: { card: CardOnBoard; what: ChangeKind },
): Promise<void> {
  await recordOnCard(context, row, card, { what });
  const { evaluation_board_card } = card;
  const by = context.actor.account;
  await notifyBoard(context, row, { change: 'card_changed', by, card: evaluation_board_card });
}

/** The note as it is now. */
export async function describeNote(
  { db, actor }: ChangeContext,
  { facts }: OpenForChange,
  id: string,
): Promise<CardNote> {
  const row = found(await findNote(db, id, { since: null }), missing);
  return noteView(row, facts, actor);
}
