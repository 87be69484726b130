import { buffer } from 'node:stream/consumers';
import type { CvTemplate } from '@torg/protocol/cv-templates/cv-templates';
import type { ExternalContext, ReceivedFile } from '../platform/handler.ts';
import { Refusal } from '../platform/refusal.ts';
import { checkOf } from './check-of.ts';

/** What is in an uploaded template; refuses one that nobody should open, and broken tags. */
export async function lookIntoTemplate(
  { external, log }: Pick<ExternalContext, 'external' | 'log'>,
  file: ReceivedFile,
): Promise<CvTemplate['check']> {
  const { stream } = await external.storage.get(file.storage_key);
  const checked = await external.wordTemplates.check(await buffer(stream));
  if ('tags' in checked) return checkOf(checked.tags);
  if ('faults' in checked) {
    const issues = checked.faults.map((fault) => ({ path: 'file', ...fault }));
    throw new Refusal('could_not_upload_file', { issues });
  }
  const { code, what } = checked.refused;
  log.info({ code, what }, 'a template was refused');
  const issues = [{ path: 'file', message: what.slice(0, 300), code }];
  throw new Refusal('unsupported_file_type', { issues });
}
