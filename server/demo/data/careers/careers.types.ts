import type { LanguageLevel } from '@torg/protocol/profiles/profile-terms';

/**
 * A person's career, the newest first. It stores durations; dates are computed back from the day of
 * loading, so that no profile ages.
 */
export interface DemoCareer {
  projects: readonly DemoProject[];
  jobs: readonly DemoJob[];
  educations: readonly DemoEducation[];
  /** Defaults to the languages that most people of the market speak. */
  languages?: readonly DemoLanguage[];
  certifications?: readonly DemoDated[];
  courses?: readonly DemoDated[];
  honors?: readonly DemoDated[];
  presentations?: readonly DemoDated[];
  publications?: readonly DemoDated[];
  positions?: readonly DemoPosition[];
}

export interface DemoProject {
  name: string;
  customer: string;
  months: number;
  /** Competency keys; without roles, the first that the consultant emphasizes. */
  roles?: readonly string[];
  skills: readonly string[];
  text: string;
  /** What the consultant did in it. */
  did: string;
}

export interface DemoJob {
  /** null: the consultant's own company */
  company: string | null;
  title: string;
  /** Shares of the years of experience. */
  years: number;
  text: string;
}

export interface DemoEducation {
  school: string;
  programme: string;
  degree: string;
  /** How long it took. Left out when it ended: just before the first job, one after another. */
  years: number;
  endedYearsAgo?: number;
  text?: string;
}

export interface DemoDated {
  name: string;
  yearsAgo: number;
  text?: string;
}

export interface DemoPosition {
  name: string;
  fromYearsAgo: number;
  /** null: still */
  toYearsAgo: number | null;
}

export interface DemoLanguage {
  name: string;
  locale: string;
  spoken: LanguageLevel;
  written: LanguageLevel;
}

/** Careers by the keys of the people. */
export type DemoCareers = Readonly<Record<string, DemoCareer>>;
