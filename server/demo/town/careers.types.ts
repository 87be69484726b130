import type { LanguageLevel } from '@torg/protocol/profile-terms';

/**
 * What somebody has done, the newest first. How long things took stands here; when they were is
 * reckoned back from the day of loading, so that nobody's profile ages.
 */
export interface TownCareer {
  projects: readonly TownProject[];
  jobs: readonly TownJob[];
  educations: readonly TownEducation[];
  /** What is left out is what most have: the language of the market, and English. */
  languages?: readonly TownLanguage[];
  certifications?: readonly TownDated[];
  courses?: readonly TownDated[];
  honors?: readonly TownDated[];
  presentations?: readonly TownDated[];
  publications?: readonly TownDated[];
  positions?: readonly TownPosition[];
}

export interface TownProject {
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

export interface TownJob {
  /** null: the consultant's own company */
  company: string | null;
  title: string;
  /** Shares of the years of experience. */
  years: number;
  text: string;
}

export interface TownEducation {
  school: string;
  programme: string;
  degree: string;
  /** How long it took. Left out when it ended: just before the first job, one after another. */
  years: number;
  endedYearsAgo?: number;
  text?: string;
}

export interface TownDated {
  name: string;
  yearsAgo: number;
  text?: string;
}

export interface TownPosition {
  name: string;
  fromYearsAgo: number;
  /** null: still */
  toYearsAgo: number | null;
}

export interface TownLanguage {
  name: string;
  locale: string;
  spoken: LanguageLevel;
  written: LanguageLevel;
}

/** Careers by the keys of the people. */
export type TownCareers = Readonly<Record<string, TownCareer>>;
