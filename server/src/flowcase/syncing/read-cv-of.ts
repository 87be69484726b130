import type { Locale } from '@torg/protocol/terms';
import type { ReceivedFile } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { CvToolFailure, type ToolTenant } from '../../platform/ports/cv-tool.ts';
import { PictureRefused } from '../../platform/ports/pictures.ts';
import { mapCv } from '../mapping/map-cv.ts';
import type { MappedCv } from '../mapping/mapped-cv.ts';
import { savePicture, placeOf } from './picture.ts';

/** What is read of Flowcase about one person, before anything is written. */
export interface ReadOfFlowcase {
  cv: MappedCv;
  /** where the picture is; null: there is none */
  picture: string | null;
  /** only if it is another one than before */
  photo: ReceivedFile | undefined;
  stampedAt: Date | null;
}

interface Options {
  tenant: ToolTenant;
  user: string;
  cv: string;
  locale: Locale;
  /** the picture that the profile has from Flowcase */
  pictureBefore: string | null;
  /** the keys of what was stored, to be removed if it is not used */
  stored: string[];
  /** when the list of CVs says that it was changed */
  stampedAt: Date | null;
}

/** A CV and its picture. A picture that cannot be had does not keep the CV back. */
export async function readCvOf(
  { external, log }: Pick<JobContext, 'external' | 'log'>,
  { tenant, user, cv: id, locale, pictureBefore, stored, stampedAt }: Options,
): Promise<ReadOfFlowcase> {
  const cv = await external.cvTool.readCv(tenant, { user, cv: id });
  const read = { cv: mapCv(cv, locale), stampedAt: stampedAt ?? cv.updatedAt, photo: undefined };
  const { pictureUrl: url } = cv;
  if (url === null) return { ...read, picture: null };
  const picture = placeOf(url);
  if (picture === pictureBefore) return { ...read, picture };
  try {
    return { ...read, picture, photo: await savePicture(external, { tenant, url, stored }) };
  } catch (error) {
    if (!(error instanceof PictureRefused) && !(error instanceof CvToolFailure)) throw error;
    log.warn({ err: error }, 'a picture of Flowcase could not be had');
    return { ...read, picture: pictureBefore };
  }
}
