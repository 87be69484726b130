import type { cardContentCalls } from '@torg/protocol/boards/card-contents';
import type { Handler } from '../../platform/handler.ts';
import { updateNote } from './notes.repository.ts';
import { noteChanged, openNote } from './open-note.ts';

export const removeCardNote: Handler<typeof cardContentCalls.removeCardNote> = async (
  context,
  { params: { id } },
) => {
  const open = await openNote(context, id);
  await updateNote(context.db, id, { removed_at: context.now });
  await noteChanged(context, open, { card: open.card, what: 'removed_card_note' });
};
