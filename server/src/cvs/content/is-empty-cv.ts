import { cvDatedLists, type CvContent } from './cv-content.ts';

/** Whether there is nothing to tell but a name. */
export const isEmptyCv = (cv: CvContent): boolean =>
  cv.description.trim() === '' &&
  [cv.roles, cv.skills, cv.projects, cv.work_experiences, cv.educations, cv.languages]
    .concat(cvDatedLists.map((list) => cv[list]) as never)
    .every((list) => list.length === 0);
