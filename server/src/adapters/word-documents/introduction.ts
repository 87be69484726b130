import type { Paragraph } from 'docx';
import type { CvPaper } from '../../platform/ports/cv-paper.ts';
import { textOf } from './cv-text.ts';
import { heading } from './headings.ts';

export const introductionOf = ({ about }: CvPaper): Paragraph[] =>
  about.text.trim() === '' ? [] : [heading(1, about.heading), ...textOf(about.text)];
