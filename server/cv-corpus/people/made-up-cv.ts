export const corpusLanguages = ['nb', 'nn', 'sv', 'da', 'en'] as const;
export type CorpusLanguage = (typeof corpusLanguages)[number];

export interface Month {
  year: number;
  month: number;
}

export interface MadeUpPeriod {
  from: Month;
  /** null while it goes on */
  to: Month | null;
}

export interface MadeUpJob extends MadeUpPeriod {
  company: string;
  title: string;
  place: string;
  lines: string[];
}

export interface MadeUpEducation extends MadeUpPeriod {
  school: string;
  degree: string;
  place: string;
}

export interface MadeUpProject extends MadeUpPeriod {
  customer: string;
  name: string;
  role: string;
  lines: string[];
  skills: string[];
}

/** A made-up person's CV; what a layout prints, and what the engine ought to find. */
export interface MadeUpCv {
  language: CorpusLanguage;
  name: string;
  title: string;
  email: string;
  phone: string;
  place: string;
  summary: string;
  jobs: MadeUpJob[];
  educations: MadeUpEducation[];
  projects: MadeUpProject[];
  skills: string[];
  languages: { name: string; level: string }[];
  certifications: { name: string; date: Month }[];
  courses: { name: string; date: Month }[];
}
