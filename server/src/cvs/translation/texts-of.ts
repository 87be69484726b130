import { ofDatedLists, type CvContent } from '../content/cv-content.ts';

type Change = (text: string) => string;

/** Every text that somebody wrote, changed; names of people, customers and schools stay. */
export function withTexts(cv: CvContent, change: Change): CvContent {
  const { projects, work_experiences: jobs, educations } = cv;
  return {
    ...cv,
    title: change(cv.title),
    description: change(cv.description),
    projects: projects.map((one) => ({
      ...one,
      name: change(one.name),
      description: change(one.description),
      role_description: change(one.role_description),
    })),
    work_experiences: jobs.map((one) => ({
      ...one,
      title: change(one.title),
      description: change(one.description),
    })),
    educations: educations.map((one) => ({
      ...one,
      programme: change(one.programme),
      degree: change(one.degree),
      description: change(one.description),
    })),
    ...ofDatedLists((list) =>
      cv[list].map((one) => ({
        ...one,
        name: change(one.name),
        description: change(one.description),
      })),
    ),
  };
}

/** The texts, each once. */
export function textsOf(cv: CvContent): string[] {
  const texts = new Set<string>();
  withTexts(cv, (text) => {
    if (text.trim() !== '') texts.add(text);
    return text;
  });
  return [...texts];
}

/** What is called the same in every language. */
export const namesIn = (cv: CvContent): string[] => [
  ...[cv.name, cv.company?.name ?? ''],
  ...cv.projects.flatMap((one) => [one.customer, ...one.skills.map(({ name }) => name)]),
  ...cv.work_experiences.map((one) => one.company),
  ...cv.educations.map((one) => one.school),
  ...cv.skills.map(({ name }) => name),
];
