import type { cvTemplateCalls } from '@torg/protocol/cv-templates/cv-templates';
import type { Handler } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { templateView } from './cv-templates.views.ts';
import { openOwner, openTemplate } from './open-template.ts';

export const getCvTemplate: Handler<typeof cvTemplateCalls.getCvTemplate> = async (
  context,
  { params: { id, template_id } },
) => {
  await openOwner(context, id, 'use');
  const row = await openTemplate(context, template_id, 'use');
  allowed(row.organization === id, 'template_not_found');
  return templateView(row, context.actor);
};
