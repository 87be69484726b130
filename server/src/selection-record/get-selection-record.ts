import type { selectionRecordCalls } from '@torg/protocol/selection-record/selection-record';
import type { Handler } from '../platform/handler.ts';
import { openBoard } from '../boards/boards.queries.ts';
import { readRecord } from './read-record.ts';

export const getSelectionRecord: Handler<typeof selectionRecordCalls.getSelectionRecord> = async (
  context,
  { params: { id } },
) => {
  const { row } = await openBoard(context, { board: id });
  return readRecord(context, row);
};
