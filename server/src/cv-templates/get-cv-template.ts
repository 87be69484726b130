import type { cvTemplateCalls } from '@torg/protocol/cv-templates/cv-templates';
import type { Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { findTemplate } from './cv-templates.repository.ts';
import { templateView } from './cv-templates.views.ts';
import { openOwner } from './open-template.ts';

const missing = 'template_not_found';

export const getCvTemplate: Handler<typeof cvTemplateCalls.getCvTemplate> = async (
  context,
  { params: { id, template_id } },
) => {
  const { db, actor } = context;
  await openOwner(context, id, 'use');
  const row = found(await findTemplate(db, template_id), missing);
  allowed(row.organization === id, missing);
  return templateView(row, actor);
};
