import type { cvTemplateCalls } from '@torg/protocol/cv-templates/cv-templates';
import type { Handler } from '../platform/handler.ts';
import { findTemplates } from './cv-templates.repository.ts';
import { templateView } from './cv-templates.views.ts';
import { openOwner } from './open-template.ts';

export const listCvTemplates: Handler<typeof cvTemplateCalls.listCvTemplates> = async (
  context,
  { params: { id } },
) => {
  const { db, actor } = context;
  await openOwner(context, id, 'use');
  const rows = await findTemplates(db, id);
  return { cv_templates: rows.map((row) => templateView(row, actor)) };
};
