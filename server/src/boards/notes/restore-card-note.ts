import type { cardContentCalls } from '@torg/protocol/boards/card-contents';
import { limits } from '@torg/protocol/limits';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { restorableSince } from '../restorable-since.ts';
import { updateNote } from './notes.repository.ts';
import { describeNote, noteChanged, openNote } from './open-note.ts';

export const restoreCardNote: Handler<typeof cardContentCalls.restoreCardNote> = async (
  context,
  { params: { id } },
) => {
  const open = await openNote(context, id, { since: restorableSince(context.now) });
  if (open.note.removed_at !== null) {
    allowed(open.card.note_count < limits.board.notes, 'evaluation_board_is_full');
    await updateNote(context.db, id, { removed_at: null });
    await noteChanged(context, open, { card: open.card, what: 'restored_card_note' });
  }
  return describeNote(context, open, id);
};
