import type { LanguageLevel } from '@torg/protocol/profiles/profile-terms';
import type { Country, Locale } from '@torg/protocol/terms';

/** When something was. The texts are in the language of the CV, and empty where nothing is known. */
export interface CvPeriod {
  from: CvMonth | null;
  to: CvMonth | null;
  is_ongoing: boolean;
  from_text: string;
  to_text: string;
  /** `mars 2021 – nå` */
  text: string;
  /** `3 år 8 md.` */
  duration: string;
}

export interface CvMonth {
  year: number;
  month: number | null;
}

export interface CvNamed {
  uuid: string;
  name: string;
}

export interface CvProject {
  uuid: string;
  name: string;
  customer: string;
  description: string;
  role_description: string;
  roles: readonly CvNamed[];
  skills: readonly CvNamed[];
  period: CvPeriod;
}

export interface CvWork {
  uuid: string;
  company: string;
  title: string;
  description: string;
  period: CvPeriod;
}

export interface CvEducation {
  uuid: string;
  programme: string;
  degree: string;
  school: string;
  description: string;
  period: CvPeriod;
}

/** A course, a certification, an honor, a presentation, a publication or a position of trust. */
export interface CvDated {
  uuid: string;
  name: string;
  description: string;
  /** a course has one month, which is its beginning and its end */
  period: CvPeriod;
}

export interface CvLanguage {
  uuid: string;
  name: string;
  spoken: LanguageLevel | null;
  written: LanguageLevel | null;
  /** `Flytende`, or `Muntlig: flytende, skriftlig: middels` */
  level_text: string;
}

/** The lists of dated entries, by their field in the profile. */
export const cvDatedLists = [
  'certifications',
  'courses',
  'honors',
  'presentations',
  'publications',
  'positions',
] as const;
export type CvDatedList = (typeof cvDatedLists)[number];

/** Makes something of each of the lists. */
export const ofDatedLists = <T>(make: (list: CvDatedList) => T): Record<CvDatedList, T> => ({
  certifications: make('certifications'),
  courses: make('courses'),
  honors: make('honors'),
  presentations: make('presentations'),
  publications: make('publications'),
  positions: make('positions'),
});

/** Everything that a CV shows of a profile, ordered, in one language. */
export interface CvContent extends Record<CvDatedList, readonly CvDated[]> {
  /** of headings, months, competencies and levels */
  locale: Locale;
  profile: string;
  /** as of when availability, experience and durations are told, as `2026-11-20` */
  day: string;
  name: string;
  first_name: string;
  title: string;
  /** the file of the photo */
  image: string | null;
  /** empty for readers who may not see them */
  email: string;
  phone: string;
  company: { name: string; country: Country; logo: string | null } | null;
  description: string;
  /** whole years; null where the beginning is unknown */
  experience_years: number | null;
  experience_text: string;
  /** the first day that is free; null while there is none */
  availability: string | null;
  availability_text: string;
  regions: readonly string[];
  is_remote: boolean;
  remote_text: string;
  /** the emphasized and the expert ones come first */
  roles: readonly (CvNamed & { emphasize: boolean })[];
  skills: readonly (CvNamed & { expert: boolean })[];
  projects: readonly CvProject[];
  work_experiences: readonly CvWork[];
  educations: readonly CvEducation[];
  languages: readonly CvLanguage[];
}
