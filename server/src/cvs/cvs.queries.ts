export { openCv } from './content/open-cv.ts';
export { cvDatedLists } from './content/cv-content.ts';
export type {
  CvContent,
  CvDated,
  CvDatedList,
  CvMonth,
  CvNamed,
  CvPeriod,
} from './content/cv-content.ts';
export { cvLanguage } from './content/cv-languages.ts';
export { cvWords } from './content/cv-words.ts';
export { cvMoment, cvPeriod, dayText } from './content/cv-periods.ts';
export { calledNames, namesOf } from './anonymous/known-strings.ts';
export { withoutSecrets } from './anonymous/without-secrets.ts';
