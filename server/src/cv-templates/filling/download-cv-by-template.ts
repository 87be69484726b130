import type { cvTemplateCalls } from '@torg/protocol/cv-templates/cv-templates';
import { recordCv, takeCv } from '../../cvs/cvs.commands.ts';
import { cvWords } from '../../cvs/cvs.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { findFacts } from '../../profiles/profiles.queries.ts';
import { openTemplate } from '../open-template.ts';
import { fillStoredTemplate } from './fill-stored-template.ts';
import { templateFields } from './template-fields.ts';

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
  const { content, media_type } = await fillStoredTemplate(context, template.file, {
    fields: templateFields(cv, { version, now: context.now }),
    pictures: { image: pictures.photo, company_logo: pictures.logo },
  });
  await recordCv(context, options, { format: 'docx', version, locale, translation });
  const file_name = `${cvWords[cv.locale].cv} ${cv.name} – ${template.display_name}.docx`;
  const headers = translation ? { headers: { 'x-cv-translation': translation } } : {};
  return { content, media_type, file_name, inline: false, ...headers };
};
