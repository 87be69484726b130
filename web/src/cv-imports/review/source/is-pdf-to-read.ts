import type { CvImport } from '../../cv-imports.queries.ts';

/** Only a PDF is shown beside what was found in it, for as long as it is kept. */
export const isPdfToRead = ({ media_type, can }: Pick<CvImport, 'media_type' | 'can'>): boolean =>
  media_type === 'application/pdf' && can.readFile;
