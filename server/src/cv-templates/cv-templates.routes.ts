import { cvTemplateCalls } from '@torg/protocol/cv-templates/cv-templates';
import { routes } from '../platform/handler.ts';
import './cv-templates.tables.ts';
import { downloadCvByTemplate } from './filling/download-cv-by-template.ts';
import { downloadCvTemplate } from './download-cv-template.ts';
import { previewCvTemplate } from './preview/preview-cv-template.ts';
import { getCvTemplate } from './get-cv-template.ts';
import { listCvTemplates } from './list-cv-templates.ts';
import { openOwner, openTemplate } from './open-template.ts';
import { listOwnCvTemplates } from './list-own-cv-templates.ts';
import { removeCvTemplate } from './remove-cv-template.ts';
import { renameCvTemplate } from './rename-cv-template.ts';
import { replaceCvTemplate } from './replace-cv-template.ts';
import { uploadCvTemplate } from './upload-cv-template.ts';

const handlers = {
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
};

export const cvTemplateRoutes = routes(cvTemplateCalls, handlers, {
  uploadCvTemplate: (context, { params }) => openOwner(context, params.id, 'manage'),
  replaceCvTemplate: (context, { params }) => openTemplate(context, params.id, 'manage'),
});
