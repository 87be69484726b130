import type { Evidence } from '@torg/protocol/assessments/assessment-outputs';
import type { LanguageLevel, ProfileItemKind } from '@torg/protocol/profiles/profile-terms';

export interface CvTerm {
  uuid: string;
  name: string;
}

/** An entry without the names of companies, customers and schools. */
export interface CvEntry {
  /** its id in the profile */
  item: string;
  kind: Exclude<ProfileItemKind, 'language'>;
  title: string;
  text: string;
  /** what the consultant did themself */
  role_text: string;
  /** `2024-03`; null for educations, whose years tell an age */
  from: string | null;
  to: string | null;
  is_current: boolean;
  skills: CvTerm[];
  roles: CvTerm[];
}

export interface CvLanguage {
  item: string;
  name: string;
  locale: string | null;
  spoken: LanguageLevel | null;
  written: LanguageLevel | null;
}

/** What machines see of a profile. */
export interface MaskedCv {
  /** names its title, description and lists where they are quoted */
  profile: string;
  title: string;
  description: string;
  /** a day */
  availability: string | null;
  remote_work_ok: boolean;
  regions: CvTerm[];
  skills: (CvTerm & { expert: boolean })[];
  roles: (CvTerm & { emphasize: boolean })[];
  /** empty unless a criterion is about languages */
  languages: CvLanguage[];
  entries: CvEntry[];
  /** words that gave orders to a machine, and where they stood */
  flags: Evidence[];
}

/** Words of a CV, and the entry where they stand, or the profile. */
export interface Passage {
  item: string;
  text: string;
}

const named = (item: string, terms: readonly CvTerm[]): Passage[] =>
  terms.map(({ name }) => ({ item, text: name }));

const ofEntry = ({ item, title, text, role_text, from, to, skills, roles }: CvEntry): Passage[] => [
  ...[title, text, role_text, from ?? '', to ?? ''].map((one) => ({ item, text: one })),
  ...named(item, [...skills, ...roles]),
];

/** All that may be quoted of a CV. */
export function passagesOf(cv: MaskedCv): Passage[] {
  const { profile: item, title, description, availability } = cv;
  return [
    ...[title, description, availability ?? ''].map((text) => ({ item, text })),
    ...named(item, [...cv.skills, ...cv.roles, ...cv.regions]),
    ...cv.languages.map((one) => ({ item: one.item, text: one.name })),
    ...cv.entries.flatMap(ofEntry),
  ].filter(({ text }) => text !== '');
}

/** Whether words stand in a CV, letter for letter, where somebody says that they do. */
export const isInCv = (cv: MaskedCv, { item, quote }: Evidence): boolean =>
  quote.trim() !== '' &&
  passagesOf(cv).some((passage) => passage.item === item && passage.text.includes(quote));
