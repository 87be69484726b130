import type { CvContent } from '../content/cv-content.ts';

/** A CV as it was when it was sent. */
export interface SentPaper {
  version: number;
  content: CvContent;
}
