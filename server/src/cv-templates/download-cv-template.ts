import type { cvTemplateCalls } from '@torg/protocol/cv-templates/cv-templates';
import { contentOf, findFile } from '../files/files.queries.ts';
import type { Handler } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';
import { openTemplate } from './open-template.ts';

const lost = 'could_not_download_template';

export const downloadCvTemplate: Handler<typeof cvTemplateCalls.downloadCvTemplate> = async (
  context,
  { params: { id } },
) => {
  const { file } = await openTemplate(context, id, 'use');
  return {
    ...contentOf(found(await findFile(context.db, file), lost)),
    inline: false,
    ifLost: lost,
  };
};
