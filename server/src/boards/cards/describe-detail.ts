import type { EvaluationBoardCardDetail } from '@torg/protocol/boards/board-shapes';
import type { ReadContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { mayEdit, mayHire } from '../boards.policy.ts';
import { cardView } from '../boards.views.ts';
import { fileView } from '../files/file-view.ts';
import { findFiles } from '../files/submission-files.repository.ts';
import { noteView } from '../notes/note-view.ts';
import { findNotes } from '../notes/notes.repository.ts';
import type { OpenBoard } from '../open-board.ts';
import { findMoreOfCard } from './card-detail.repository.ts';
import { findSomeCards } from './shown-cards.repository.ts';

/** A card with all that belongs to it. */
export async function describeDetail(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  { row, facts }: OpenBoard,
  card: string,
): Promise<EvaluationBoardCardDetail> {
  const reader = actor.account;
  const [[shown], notes, files] = await Promise.all([
    findSomeCards(db, row, { cards: [card], reader }),
    findNotes(db, card),
    findFiles(db, card),
  ]);
  const { thread, card_order, ...own } = found(shown, 'could_not_find_evaluation_board_card');
  const { profile_data, ...view } = cardView({ ...own, thread }, card_order, actor);
  const more =
    view.profile === null ? undefined : await findMoreOfCard(db, view.profile, { thread, reader });
  const company = more && {
    cvpartner_sync_enabled: more.cvpartner_sync_enabled,
    consultant_company_name: more.consultant_company_name,
  };
  return {
    ...view,
    evaluation_board: row.evaluation_board,
    thread: more?.in_thread ? thread : null,
    files: files.map(fileView),
    notes: notes.map((note) => noteView(note, facts, actor)),
    profile_data: profile_data && company ? { ...profile_data, ...company } : null,
    can: { edit: mayEdit(actor, facts), hire: mayHire(actor, facts) && profile_data !== null },
  };
}
