import type { cardContentCalls } from '@torg/protocol/boards/card-contents';
import type { Handler } from '../../platform/handler.ts';
import { updateNote } from './notes.repository.ts';
import { describeNote, noteChanged, openNote } from './open-note.ts';

export const changeCardNote: Handler<typeof cardContentCalls.changeCardNote> = async (
  context,
  { params: { id }, body: { content } },
) => {
  const open = await openNote(context, id);
  await updateNote(context.db, id, { content, updated_at: context.now });
  await noteChanged(context, open, { card: open.card, what: 'changed_card_note' });
  return describeNote(context, open, id);
};
