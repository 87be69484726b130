import { selectionRecordCalls } from '@torg/protocol/selection-record/selection-record';
import { routes } from '../platform/handler.ts';
import { getSelectionRecordPdf } from './get-selection-record-pdf.ts';
import { getSelectionRecord } from './get-selection-record.ts';

export const selectionRecordRoutes = routes(selectionRecordCalls, {
  getSelectionRecord,
  getSelectionRecordPdf,
});
