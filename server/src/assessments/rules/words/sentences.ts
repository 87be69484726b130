import type { LanguageLevel } from '@torg/protocol/profiles/profile-terms';

/** How somebody has used something, for a sentence about it. */
export interface Used {
  name: string;
  kind: 'role' | 'skill' | 'industry';
  /** of entries */
  count: number;
  months: number;
  from: number;
  to: number;
  /** of the newest entry */
  title: string;
}

/** What the built-in engine says of a CV. */
export interface EngineWords {
  roleCriterion: (name: string) => string;
  skillCriterion: (name: string) => string;
  placeCriterion: (name: string) => string;
  startCriterion: (day: string) => string;
  usedIn: (used: Used) => string;
  shownWithoutDates: (name: string, title: string) => string;
  tooShort: (least: number) => string;
  longAgo: (year: number) => string;
  onlyListed: (name: string, isMarked: boolean) => string;
  onlyNear: (name: string, near: string, title: string) => string;
  notNamed: (name: string) => string;
  noRule: string;
  alike: (title: string, isNear: boolean) => string;
  nothingAlike: string;
  noLanguage: (name: string) => string;
  hasLanguage: (name: string, level: LanguageLevel | null) => string;
  noClearance: string;
  hasClearance: (quote: string) => string;
  worksAt: (name: string) => string;
  worksElsewhere: (name: string, others: string) => string;
  noPlace: (name: string) => string;
  remote: (isFine: boolean) => string;
  availableFrom: (day: string) => string;
  notAvailable: string;
  noExtent: string;
  workedFor: (months: number, from: number) => string;
  noDates: string;
  hasDegree: (title: string) => string;
  otherDegree: (title: string) => string;
  noEducation: string;
  hasCertificate: (title: string) => string;
  onlyCourse: (title: string) => string;
  noCertificate: string;
  speaksFor: (criteria: string) => string;
  /** of candidates beside each other */
  aheadIn: (criterion: string, score: number, others: number) => string;
  behindIn: (criterion: string, score: number, others: number) => string;
  likeOthers: (score: number) => string;
  meets: (met: number, all: number) => string;
  missing: (criteria: string) => string;
  strongestIn: (criteria: string) => string;
  aboutEqual: (criterion: string | undefined) => string;
  betterIn: (criterion: string, score: number, other: number) => string;
  higherScore: (score: number, other: number) => string;
}
