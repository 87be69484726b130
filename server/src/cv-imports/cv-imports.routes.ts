import { cvImportCalls } from '@torg/protocol/cv-imports/cv-imports';
import { routes } from '../platform/handler.ts';
import './cv-imports.tables.ts';
import { applyCvImport } from './calls/apply-cv-import.ts';
import { getCvImport } from './calls/get-cv-import.ts';
import { getCvImportFile } from './calls/get-cv-import-file.ts';
import { getCvImportStats } from './calls/get-cv-import-stats.ts';
import { listCvImports } from './calls/list-cv-imports.ts';
import { removeCvImport } from './calls/remove-cv-import.ts';
import { undoCvImport } from './calls/undo-cv-import.ts';
import { uploadCv } from './calls/upload-cv.ts';
import { uploadCvPdf } from './calls/upload-cv-pdf.ts';
import { openForImport } from './start-import.ts';

const handlers = {
  uploadCvPdf,
  uploadCv,
  listCvImports,
  getCvImportStats,
  getCvImport,
  getCvImportFile,
  applyCvImport,
  undoCvImport,
  removeCvImport,
};

export const cvImportRoutes = routes(cvImportCalls, handlers, {
  uploadCvPdf: openForImport,
  uploadCv: openForImport,
});
