import type { CvTemplate } from '@torg/protocol/cv-templates/cv-templates';
import type { Actor } from '../platform/actor.ts';
import { can } from './cv-templates.policy.ts';
import type { TemplateRow } from './cv-templates.repository.ts';

export const templateView = (row: TemplateRow, actor: Actor): CvTemplate => ({
  uuid: row.cv_template,
  organization: row.organization,
  display_name: row.display_name,
  file_name: row.file_name,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  check: row.found,
  can: can(actor, row),
});
