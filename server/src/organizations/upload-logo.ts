import type { organizationCalls } from '@torg/protocol/organizations/organizations';
import { saveFile } from '../files/files.commands.ts';
import { imageUrl } from '../files/files.queries.ts';
import type { Handler } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';
import { replaceLogo } from './replace-logo.ts';

export const uploadLogo: Handler<typeof organizationCalls.uploadLogo> = async (
  context,
  { params: { organization_id }, file },
) => {
  const logo = await replaceLogo(context, organization_id, async () => {
    const { file_id } = await saveFile(context, file, 'logo');
    return file_id;
  });
  return { logo_url: found(imageUrl(logo), 'could_not_upload_file') };
};
