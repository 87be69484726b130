import { limits } from '@torg/protocol/limits';
import { saveFile } from '../../files/files.commands.ts';
import type { ChangeContext, ReceivedFile } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { readOpportunityFile } from '../files/read-opportunity-file.ts';
import { countContexts, insertContext } from './contexts.repository.ts';

interface Added {
  contents: readonly string[];
  files: readonly ReceivedFile[];
}

/** Adds texts and files to a locked need, all or none, and has the files read. */
export async function insertContexts(
  context: ChangeContext,
  opportunity: string,
  { contents, files }: Added,
): Promise<string[]> {
  const { db, actor, now, enqueue } = context;
  allowed(contents.length + files.length > 0, 'opportunity_has_no_content');
  const { count, next } = await countContexts(db, opportunity);
  const isFull = count + contents.length + files.length > limits.opportunity.contexts;
  allowed(!isFull, 'too_many_opportunity_contexts');
  const row = { opportunity, created_at: now, created_by: actor.account };
  const ids: string[] = [];
  for (const content of contents) {
    ids.push(await insertContext(db, { ...row, position: next + ids.length, content }));
  }
  for (const file of files) {
    const { file_id } = await saveFile(context, file, 'opportunity');
    const waiting = { file: file_id, text_status: 'pending' as const };
    const context_id = await insertContext(db, {
      ...row,
      ...waiting,
      position: next + ids.length,
    });
    await enqueue(readOpportunityFile, { context_id }, { key: context_id });
    ids.push(context_id);
  }
  return ids;
}
