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
  const about = { purpose: 'logo', uploadedBy: context.actor.account } as const;
  const logo = await replaceLogo(context, organization_id, () => saveFile(context.db, file, about));
  return { logo_url: found(imageUrl(logo), 'could_not_upload_file') };
};
