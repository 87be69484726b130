export { cvContent, type CvReading } from './content/make-cv-content.ts';
export { openCv } from './content/open-cv.ts';
export { cvDatedLists } from './content/cv-content.ts';
export type {
  CvContent,
  CvDated,
  CvDatedList,
  CvEducation,
  CvLanguage,
  CvMonth,
  CvNamed,
  CvPeriod,
  CvProject,
  CvWork,
} from './content/cv-content.ts';
export { cvWords, type CvWords } from './content/cv-words.ts';
export { dayText } from './content/cv-periods.ts';
