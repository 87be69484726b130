import type { CardNote } from '@torg/protocol/boards/board-shapes';
import type { Actor } from '../../platform/actor.ts';
import { mayChangeNote, type BoardFacts } from '../boards.policy.ts';
import type { NoteRow } from './notes.repository.ts';

export function noteView(row: NoteRow, facts: BoardFacts, actor: Actor): CardNote {
  const may = mayChangeNote(actor, facts, row);
  const { evaluation_board_card: _card, removed_at: _removed, ...shown } = row;
  return { ...shown, can: { change: may, remove: may } };
}
