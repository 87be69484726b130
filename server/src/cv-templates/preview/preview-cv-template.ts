import type { cvTemplateCalls } from '@torg/protocol/cv-templates/cv-templates';
import type { Handler } from '../../platform/handler.ts';
import { fillStoredTemplate } from '../filling/fill-stored-template.ts';
import { templateFields } from '../filling/template-fields.ts';
import { openTemplate } from '../open-template.ts';
import { sampleCv } from './sample-cv.ts';
import { samplePictures } from './sample-pictures.ts';

export const previewCvTemplate: Handler<typeof cvTemplateCalls.previewCvTemplate> = async (
  context,
  { params: { id }, query: { sample, template_headings_locale } },
) => {
  const { actor, now } = context;
  const template = await openTemplate(context, id, 'use');
  const cv = sampleCv(sample, template_headings_locale ?? actor.locale);
  const made = await fillStoredTemplate(context, template.file, {
    fields: templateFields(cv, { version: 1, now }),
    pictures: await samplePictures(sample, cv),
  });
  return { ...made, file_name: `${template.display_name} – ${sample}.docx`, inline: false };
};
