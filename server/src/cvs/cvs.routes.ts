import { cvCalls } from '@torg/protocol/cvs/cvs';
import { cvVariantCalls } from '@torg/protocol/cvs/cv-variants';
import { routes } from '../platform/handler.ts';
import './cvs.tables.ts';
import { getCvDocx } from './exports/get-cv-docx.ts';
import { getCvPdf } from './exports/get-cv-pdf.ts';
import { listCvExports } from './exports/list-cv-exports.ts';
import { getSentCv } from './sent/get-sent-cv.ts';
import { createCvVariant } from './variants/create-cv-variant.ts';
import { getCvVariant } from './variants/get-cv-variant.ts';
import { listCvVariants } from './variants/list-cv-variants.ts';
import { removeCvVariant } from './variants/remove-cv-variant.ts';
import { saveCvVariant } from './variants/save-cv-variant.ts';

export const cvRoutes = [
  ...routes(cvCalls, { getCvPdf, getCvDocx, listCvExports }),
  ...routes(cvVariantCalls, {
    listCvVariants,
    createCvVariant,
    getCvVariant,
    saveCvVariant,
    removeCvVariant,
    getSentCv,
  }),
];
