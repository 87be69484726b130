import type { EvaluationBoardCardDetail } from '@torg/protocol/boards/board-shapes';
import type { Actor } from '../../platform/actor.ts';
import type { ReadContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { mayEdit, mayHire } from '../boards.policy.ts';
import { cardView } from '../boards.views.ts';
import { fileView } from '../files/file-view.ts';
import { noteView } from '../notes/note-view.ts';
import type { OpenBoard } from '../open-board.ts';
import { type CardDetailRow, findCardDetail } from './card-detail.repository.ts';

/** A card that was read with all that belongs to it. */
export function detailView(
  shown: CardDetailRow,
  { row, facts }: OpenBoard,
  actor: Actor,
): EvaluationBoardCardDetail {
  const { profile_data, ...view } = cardView(shown, shown.card_order, actor);
  const company = {
    cvpartner_sync_enabled: shown.cvpartner_sync_enabled ?? false,
    consultant_company_name: shown.consultant_company_name,
  };
  return {
    ...view,
    evaluation_board: row.evaluation_board,
    thread: shown.in_thread ? shown.thread : null,
    files: shown.files.map(fileView),
    notes: shown.notes.map((note) => noteView(note, facts, actor)),
    profile_data: profile_data && { ...profile_data, ...company },
    can: { edit: mayEdit(actor, facts), hire: mayHire(actor, facts) && profile_data !== null },
  };
}

export async function describeDetail(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  open: OpenBoard,
  card: string,
): Promise<EvaluationBoardCardDetail> {
  const shown = await findCardDetail(db, open.row, { card, reader: actor.account });
  return detailView(found(shown, 'could_not_find_evaluation_board_card'), open, actor);
}
