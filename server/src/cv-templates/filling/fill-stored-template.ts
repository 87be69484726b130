import { buffer } from 'node:stream/consumers';
import { contentOf, findFile } from '../../files/files.queries.ts';
import type { ExternalContext } from '../../platform/handler.ts';
import { FileMissing } from '../../platform/ports/storage.ts';
import { TemplateNotFilled, type TemplateFilling } from '../../platform/ports/word-templates.ts';
import { found, Refusal } from '../../platform/refusal.ts';

const lost = 'could_not_download_template';

async function contentOfTemplate({ db, external }: ExternalContext, file: string) {
  const stored = contentOf(found(await findFile(db, file), lost));
  const { stream } = await external.storage.get(stored.storage_key);
  return { bytes: await buffer(stream), media_type: stored.media_type };
}

/** Fills the template of a file; what cannot be read or filled is our failure. */
export async function fillStoredTemplate(
  context: ExternalContext,
  file: string,
  filling: TemplateFilling,
): Promise<{ content: Buffer; media_type: string }> {
  try {
    const { bytes, media_type } = await contentOfTemplate(context, file);
    return { content: await context.external.wordTemplates.fill(bytes, filling), media_type };
  } catch (error) {
    if (!(error instanceof TemplateNotFilled) && !(error instanceof FileMissing)) throw error;
    context.log.error({ err: error }, 'a template could not be filled');
    throw new Refusal(lost);
  }
}
