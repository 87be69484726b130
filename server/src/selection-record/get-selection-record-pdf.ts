import type { selectionRecordCalls } from '@torg/protocol/selection-record/selection-record';
import type { ExternalContext, Handler } from '../platform/handler.ts';
import { safeName } from '../platform/http/files/file-names.ts';
import { NotTypeset, type HiringFolderPaper } from '../platform/ports/typesetting.ts';
import { Refusal } from '../platform/refusal.ts';
import { openBoard } from '../boards/boards.queries.ts';
import { recordOnBoard } from '../boards/boards.commands.ts';
import { readRecord } from './read-record.ts';
import { recordPaper } from './record-paper.ts';

const media_type = 'application/pdf';

async function typeset(
  { external, log }: ExternalContext,
  paper: HiringFolderPaper,
): Promise<Buffer> {
  try {
    return await external.typesetting.typeset('hiring_folder', paper);
  } catch (error) {
    if (!(error instanceof NotTypeset)) throw error;
    log.error({ err: error }, 'a selection record could not be made');
    throw new Refusal('selection_record_unable_to_generate');
  }
}

/** Whoever takes it is recorded when it is made, so the next one names this one. */
export const getSelectionRecordPdf: Handler<
  typeof selectionRecordCalls.getSelectionRecordPdf
> = async (context, { params: { id }, query }) => {
  const { actor, transaction } = context;
  const { row } = await openBoard(context, { board: id });
  const record = await readRecord(context, row);
  const paper = recordPaper(record, query.locale ?? actor.locale);
  const content = await typeset(context, paper);
  await transaction((change) => recordOnBoard(change, row, { what: 'exported_selection_record' }));
  const named = `${paper.title} ${record.about.title}`.replaceAll(/:|[/\\]/g, ',');
  return { content, media_type, file_name: safeName(`${named}.pdf`, media_type), inline: false };
};
