import { buffer } from 'node:stream/consumers';
import type { cvTemplateCalls } from '@torg/protocol/cv-templates/cv-templates';
import { recordCv, takeCv } from '../../cvs/cvs.commands.ts';
import { cvWords } from '../../cvs/cvs.queries.ts';
import { contentOf, findFile } from '../../files/files.queries.ts';
import type { ExternalContext, Handler } from '../../platform/handler.ts';
import { FileMissing } from '../../platform/ports/storage.ts';
import { TemplateNotFilled, type TemplateFilling } from '../../platform/ports/word-templates.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import { findFacts } from '../../profiles/profiles.queries.ts';
import { openTemplate } from '../open-template.ts';
import { templateFields } from './template-fields.ts';

const lost = 'could_not_download_template';

async function contentOfTemplate({ db, external }: ExternalContext, file: string) {
  const stored = contentOf(found(await findFile(db, file), lost));
  const { stream } = await external.storage.get(stored.storage_key);
  return { bytes: await buffer(stream), media_type: stored.media_type };
}

/** Fills the template; what cannot be read or filled is our failure. */
async function fill(context: ExternalContext, file: string, filling: TemplateFilling) {
  try {
    const { bytes, media_type } = await contentOfTemplate(context, file);
    return { content: await context.external.wordTemplates.fill(bytes, filling), media_type };
  } catch (error) {
    if (!(error instanceof TemplateNotFilled) && !(error instanceof FileMissing)) throw error;
    context.log.error({ err: error }, 'a template could not be filled');
    throw new Refusal(lost);
  }
}

export const downloadCvByTemplate: Handler<typeof cvTemplateCalls.downloadCvByTemplate> = async (
  context,
  { params: { profile_id: profile, template_id }, query },
) => {
  const options = {
    profile,
    query: {
      template_headings_locale: query.template_headings_locale,
      translateToLanguage: query.translate_cv_content_to_locale,
      anonymized: 'false' as const,
      cv_variant: undefined,
    },
  };
  // A profile that is missing is told before everything else, and then whose the template is.
  const isThere = (await findFacts(context.db, profile, context.actor.account)) !== undefined;
  if (isThere) await openTemplate(context, template_id, 'use');
  const taken = await takeCv(context, 'docx', options);
  const { cv, version, locale, translation, pictures } = taken;
  const template = await openTemplate(context, template_id, 'use');
  const { content, media_type } = await fill(context, template.file, {
    fields: templateFields(cv, { version, now: context.now }),
    pictures: { image: pictures.photo, company_logo: pictures.logo },
  });
  await recordCv(context, options, { format: 'docx', version, locale, translation });
  const file_name = `${cvWords[cv.locale].cv} ${cv.name} – ${template.display_name}.docx`;
  const headers = translation ? { headers: { 'x-cv-translation': translation } } : {};
  return { content, media_type, file_name, inline: false, ...headers };
};
