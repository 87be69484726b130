import type { cvImportCalls } from '@torg/protocol/cv-imports/cv-imports';
import type { Handler } from '../../platform/handler.ts';
import { startImport } from '../start-import.ts';

export const uploadCv: Handler<typeof cvImportCalls.uploadCv> = (context, input) =>
  startImport(context, input);
