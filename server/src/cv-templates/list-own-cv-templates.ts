import type { cvTemplateCalls } from '@torg/protocol/cv-templates/cv-templates';
import type { Handler } from '../platform/handler.ts';
import { findTemplates } from './cv-templates.repository.ts';
import { templateView } from './cv-templates.views.ts';

export const listOwnCvTemplates: Handler<typeof cvTemplateCalls.listOwnCvTemplates> = async ({
  db,
  actor,
}) => {
  const rows = actor.organization === null ? [] : await findTemplates(db, actor.organization);
  return { cv_templates: rows.map((row) => templateView(row, actor)) };
};
