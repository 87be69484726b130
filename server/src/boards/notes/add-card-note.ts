import type { cardContentCalls } from '@torg/protocol/boards/card-contents';
import { limits } from '@torg/protocol/limits';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { cardOnBoard } from '../cards/card-on-board.ts';
import { openForChange } from '../open-board.ts';
import { insertNote } from './notes.repository.ts';
import { describeNote, noteChanged } from './open-note.ts';

export const addCardNote: Handler<typeof cardContentCalls.addCardNote> = async (
  context,
  { params: { id }, body: { content } },
) => {
  const { db, actor, now } = context;
  const open = await openForChange(context, { card: id });
  const card = await cardOnBoard(db, open.row, id);
  allowed(card.note_count < limits.board.notes, 'evaluation_board_is_full');
  const written = { evaluation_board_card: id, content, created_by: actor.account, now };
  const note = await insertNote(db, written);
  await noteChanged(context, open, { card, what: 'added_card_note' });
  return describeNote(context, open, note);
};
