import type { CvDesign } from '@torg/protocol/cvs/cv-terms';
import type { IParagraphStylePropertiesOptions, IStylesOptions } from 'docx';

export const colours = {
  ink: '1C2622',
  quiet: '5D6863',
  spruce: '17382F',
  clay: '9E3F18',
  line: 'D9D5CA',
  paper: 'F6F3EC',
};

const font = 'Inter';

/** Above the headings of a single column; beside each other, they stand without. */
const hairline: IParagraphStylePropertiesOptions['border'] = {
  top: { style: 'single', size: 4, space: 8, color: colours.line },
};

/** Word's own styles, so that headings are found by readers and by Word's navigation. */
export const cvStyles = (language: string, design: CvDesign): IStylesOptions => ({
  default: {
    document: {
      run: { font, size: 18, color: colours.ink, language: { value: language } },
      paragraph: { spacing: { line: 288, after: 80 } },
    },
    title: {
      run: { font, size: 52, bold: true, color: colours.spruce, characterSpacing: -10 },
      paragraph: { spacing: { before: 0, after: 60 }, keepNext: true },
    },
    heading1: {
      run: { font, size: 25, bold: true, color: colours.spruce },
      paragraph: {
        spacing: { before: design === 'classic' ? 420 : 260, after: 140 },
        keepNext: true,
        ...(design === 'classic' ? { border: hairline } : {}),
      },
    },
    heading2: {
      run: { font, size: 20, bold: true, color: colours.ink },
      paragraph: { spacing: { before: 240, after: 20 }, keepNext: true, keepLines: true },
    },
    heading3: {
      run: { font, size: 16, bold: true, color: colours.spruce },
      paragraph: { spacing: { before: 120, after: 40 }, keepNext: true },
    },
  },
});
