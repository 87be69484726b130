import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import { unseal } from '../../platform/hardening/sealed.ts';
import type { Handler } from '../../platform/handler.ts';
import { CvToolFailure } from '../../platform/ports/cv-tool.ts';
import { PictureRefused } from '../../platform/ports/pictures.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import { openCompany } from '../open-company.ts';
import { tenantOf } from '../settings/tenant-of.ts';
import { encodePicture } from '../syncing/picture.ts';
import { fetching } from './fetching.ts';
import { pictureFor } from './picture-for.ts';

const missing = 'could_not_find_image';

/** Also one on a host from which Torg fetches nothing, which will never be there. */
const isNoPicture = (error: unknown): boolean =>
  error instanceof PictureRefused ||
  (error instanceof CvToolFailure && !error.mayPass && error.reason !== 'unauthorized');

export const getFlowcasePicture: Handler<typeof flowcaseCalls.getFlowcasePicture> = async (
  context,
  { params: { id }, query: { picture } },
) => {
  const { db, external, log, settings } = context;
  const company = await openCompany(context, id);
  const tenant = await tenantOf(db, company, external);
  const url = found(unseal(picture, pictureFor(id), settings), missing);
  const { small, mediaType } = await fetching(log, () =>
    encodePicture(external, tenant, url).catch((error: unknown) => {
      throw isNoPicture(error) ? new Refusal(missing) : error;
    }),
  );
  return { content: small, file_name: 'portrett', media_type: mediaType, inline: true };
};
