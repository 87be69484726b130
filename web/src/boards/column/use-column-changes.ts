import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ColumnStage } from '@torg/protocol/boards/board-terms';
import { request } from '../../client/request.ts';
import { useChange } from '../../client/use-change.ts';
import { told } from '../../ui/states/told.ts';
import { useBoard, type BoardTools } from '../board-context.ts';
import { readBoardAgain } from '../boards.queries.ts';
import { useCardTexts } from '../public/card-texts.ts';
import { noticeUndo } from '../moving/notice-undo.tsx';
import { withColumnPlaced, type Column } from '../state/board-state.ts';

export interface ColumnFields {
  column_title: string;
  stage: ColumnStage;
}

/** Adds a column, or changes one. */
export function useSaveColumn(column: Column | undefined) {
  const { of, store } = useBoard();
  const id = column?.evaluation_board_column;
  const { board } = store.now().state;
  return useChange(
    (body: ColumnFields) =>
      id === undefined
        ? request('POST /api/main/evaluation-board/{id}/column', { params: { id: board }, body })
        : request('POST /api/main/evaluation-board-column/{id}', { params: { id }, body }),
    { invalidates: (client) => readBoardAgain(client, of) },
  );
}

const place = ({ column, order }: { column: string; order: number }) =>
  request('POST /api/main/evaluation-board-column/{id}/move', {
    params: { id: column },
    body: { column_order: order },
  });
const removeColumn = (column: string) =>
  request('DELETE /api/main/evaluation-board-column/{id}', { params: { id: column } });
const restoreColumn = (column: string) =>
  request('POST /api/main/evaluation-board-column/{id}/restore', { params: { id: column } });

/** What the menu of a column does at once; a removed one can be put back. */
export function useColumnChanges({ of, store, say }: Pick<BoardTools, 'of' | 'store' | 'say'>) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { columnName } = useCardTexts();
  const invalidates = () => readBoardAgain(client, of);
  const moved = useChange(place, { invalidates });
  const removed = useChange(removeColumn, { invalidates });
  const restored = useChange(restoreColumn, { invalidates });

  const move = (column: Column, by: number) => {
    const { evaluation_board_column: id } = column;
    const { columns } = store.now().state;
    const order = columns.findIndex((one) => one.evaluation_board_column === id) + by;
    const name = columnName(column);
    const total = columns.length - 1;
    store.apply((before) => ({ ...before, state: withColumnPlaced(before.state, id, order) }));
    say(t`Kolonnen ${name} flyttet til plass ${order} av ${total}`);
    moved.mutate({ column: id, order }, told({ failed: t`Kolonnen ble ikke flyttet` }));
  };
  const remove = (column: Column) => {
    const { evaluation_board_column: id } = column;
    const name = columnName(column);
    const undo = () =>
      restored.mutate(
        id,
        told({ failed: t`Kolonnen kom ikke tilbake`, done: t`Kolonnen er tilbake` }),
      );
    const next = () => {
      say(t`Kolonnen ${name} er slettet. Kortene ligger i innboksen.`);
      noticeUndo(t`«${name}» er slettet. Kortene ligger i innboksen.`, {
        label: t`Angre`,
        onUndo: undo,
        isSaid: true,
      });
    };
    removed.mutate(id, told({ failed: t`Kolonnen ble ikke slettet`, next }));
  };
  return { moveColumn: move, removeColumn: remove };
}
