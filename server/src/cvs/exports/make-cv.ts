import type { CvQuery } from '@torg/protocol/cvs/cvs';
import type { CvFormat } from '@torg/protocol/cvs/cv-terms';
import type { ExternalContext, MadeFile } from '../../platform/handler.ts';
import type { CvPaper } from '../../platform/ports/cv-paper.ts';
import { NotTypeset } from '../../platform/ports/typesetting.ts';
import { NotWritten } from '../../platform/ports/word-documents.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cvPaper } from '../paper/cv-paper.ts';
import { recordCv, takeCv } from './take-cv.ts';

interface CvOptions {
  profile: string;
  query: CvQuery;
}

const mediaTypes: Record<CvFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

async function write(
  { external, log }: ExternalContext,
  paper: CvPaper,
  format: CvFormat,
): Promise<Buffer> {
  try {
    return format === 'pdf'
      ? await external.typesetting.typeset('cv', paper)
      : await external.wordDocuments.writeCv(paper);
  } catch (error) {
    if (!(error instanceof NotTypeset) && !(error instanceof NotWritten)) throw error;
    log.error({ err: error }, 'a CV could not be made');
    throw new Refusal(`cv_${format}_unable_to_generate`);
  }
}

/** A CV as a file; who took it is recorded when it is made. */
export async function makeCv(
  context: ExternalContext,
  format: CvFormat,
  options: CvOptions,
): Promise<MadeFile> {
  const { cv, version, locale, translation, pictures } = await takeCv(context, format, options);
  const paper = cvPaper(cv, { design: options.query.cv_design, version, pictures });
  const content = await write(context, paper, format);
  await recordCv(context, options, { format, version, locale, translation });
  return {
    ...{ content, file_name: `${paper.title}.${format}`, media_type: mediaTypes[format] },
    inline: false,
    ...(translation ? { headers: { 'x-cv-translation': translation } } : {}),
  };
}
