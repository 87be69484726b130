import type { CorpusLanguage, MadeUpCv, MadeUpPeriod } from './made-up-cv.ts';

interface Period {
  from: string;
  /** `open` while it goes on */
  to: string;
}

/** What the engine ought to find in a file of the corpus; it lies beside it as JSON. */
export interface ExpectedCv {
  language: CorpusLanguage;
  name: string;
  email: string;
  phone: string;
  jobs: (Period & { company: string; title: string })[];
  educations: (Period & { school: string; degree: string })[];
  projects: (Period & { customer: string; name: string })[];
  languages: string[];
}

export interface PrintedAs {
  leavesOut?: readonly ('projects' | 'jobs' | 'languages')[];
  /** whether only years are printed */
  yearsOnly: boolean;
}

export function expectedOf(cv: MadeUpCv, { leavesOut = [], yearsOnly }: PrintedAs): ExpectedCv {
  const day = ({ year, month }: MadeUpPeriod['from']): string =>
    yearsOnly ? `${year}` : `${year}-${String(month).padStart(2, '0')}`;
  const period = ({ from, to }: MadeUpPeriod): Period => ({
    from: day(from),
    to: to === null ? 'open' : day(to),
  });
  const { language, name, email, phone } = cv;
  return {
    language,
    name,
    email,
    phone,
    jobs: leavesOut.includes('jobs')
      ? []
      : cv.jobs.map((job) => ({ ...period(job), company: job.company, title: job.title })),
    educations: cv.educations.map((one) => ({
      ...period(one),
      school: one.school,
      degree: one.degree,
    })),
    projects: leavesOut.includes('projects')
      ? []
      : cv.projects.map((one) => ({ ...period(one), customer: one.customer, name: one.name })),
    languages: leavesOut.includes('languages') ? [] : cv.languages.map((one) => one.name),
  };
}
