import { HeadingLevel, Paragraph } from 'docx';
import { clean } from './clean.ts';

const levels = {
  0: HeadingLevel.TITLE,
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const;

/** A heading by Word's own style; 0 is the title. */
export const heading = (level: keyof typeof levels, text: string): Paragraph =>
  new Paragraph({ heading: levels[level], text: clean(text) });
