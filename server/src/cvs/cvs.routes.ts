import { cvCalls } from '@torg/protocol/cvs/cvs';
import { routes } from '../platform/handler.ts';
import './cvs.tables.ts';
import { getCvDocx } from './exports/get-cv-docx.ts';
import { getCvPdf } from './exports/get-cv-pdf.ts';
import { listCvExports } from './exports/list-cv-exports.ts';

export const cvRoutes = routes(cvCalls, { getCvPdf, getCvDocx, listCvExports });
