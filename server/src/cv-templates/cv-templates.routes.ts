import { cvTemplateCalls } from '@torg/protocol/cv-templates/cv-templates';
import { routes } from '../platform/handler.ts';
import './cv-templates.tables.ts';
import { downloadCvByTemplate } from './filling/download-cv-by-template.ts';
import { downloadCvTemplate } from './download-cv-template.ts';
import { previewCvTemplate } from './preview/preview-cv-template.ts';
import { getCvTemplate } from './get-cv-template.ts';
import { listCvTemplates } from './list-cv-templates.ts';
import { listOwnCvTemplates } from './list-own-cv-templates.ts';
import { removeCvTemplate } from './remove-cv-template.ts';
import { renameCvTemplate } from './rename-cv-template.ts';
import { replaceCvTemplate } from './replace-cv-template.ts';
import { uploadCvTemplate } from './upload-cv-template.ts';

export const cvTemplateRoutes = routes(cvTemplateCalls, {
  uploadCvTemplate,
  listCvTemplates,
  getCvTemplate,
  replaceCvTemplate,
  renameCvTemplate,
  removeCvTemplate,
  downloadCvTemplate,
  previewCvTemplate,
  listOwnCvTemplates,
  downloadCvByTemplate,
});
