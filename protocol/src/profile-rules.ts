import { limits } from './limits.ts';
import type { Locale } from './terms.ts';

/** What the rules look at; server and app ask the same questions of it. Days as `2026-11-20`. */
export interface ProfileToValidate {
  name: string;
  hasImage: boolean;
  description: string;
  availability: string | null;
  experience_since: string | null;
  remote_work_ok: boolean;
  regions: number;
  skills: readonly { expert: boolean }[];
  roles: readonly { emphasize: boolean }[];
  languages: readonly { spoken: string | null; written: string | null }[];
  projects: readonly ProjectToValidate[];
  work_experiences: readonly WorkExperienceToValidate[];
}

export interface ProjectToValidate {
  uuid: string;
  customer: string;
  from_year: number | null;
  from_month: number | null;
  description: string;
  role_description: string;
  roles: number;
  skills: number;
}

export interface WorkExperienceToValidate {
  uuid: string;
  company: string;
  from_year: number | null;
  from_month: number | null;
  to_year: number | null;
}

/** Whether a rule is asked when a profile is sent to quality review, and when it is activated. */
export interface RuleLevels {
  qa: boolean;
  activation: boolean;
}

interface RuleBase extends RuleLevels {
  /** what to do about it, for the consultant */
  message: Record<Locale, string>;
  /** the page mode of the profile where it is mended */
  mode: string;
}
interface ProfileRule extends RuleBase {
  scope: 'profile';
  holds: (profile: ProfileToValidate, today: string) => boolean;
}
interface ProjectRule extends RuleBase {
  scope: 'project';
  holds: (project: ProjectToValidate) => boolean;
}
interface WorkExperienceRule extends RuleBase {
  scope: 'work_experience';
  holds: (work: WorkExperienceToValidate) => boolean;
}
export type Rule = ProfileRule | ProjectRule | WorkExperienceRule;

const { profile: size } = limits;
const both = { qa: true, activation: true };
const onActivation = { qa: false, activation: true };

const lengthOf = (text: string): number => text.trim().length;
const isBegun = (item: { from_year: number | null; from_month: number | null }): boolean =>
  item.from_year !== null && item.from_month !== null;
const month = (year: number, inYear: number): string =>
  `${String(year).padStart(4, '0')}-${String(inYear).padStart(2, '0')}`;

/** The same day so many years later; the last of February where that year has no 29th. */
export function yearsLater(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const rest = day.slice(4) === '-02-29' && !isLeap ? '-02-28' : day.slice(4);
  return `${String(year).padStart(4, '0')}${rest}`;
}

/** Whole years from one day to another; 0 where it lies ahead. */
export function wholeYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return Math.max(0, yearsLater(from, years) > to ? years - 1 : years);
}

/** 0.5 for each year of experience, rounded up, for up to 10 years. */
export function projectsNeeded(experienceSince: string | null, today: string): number {
  if (experienceSince === null) return 0;
  const years = Math.min(wholeYears(experienceSince, today), size.projects.mostYears);
  return Math.ceil(years * size.projects.perYear);
}

/** Every rule of the specification, by its code, in the order of the profile. */
export const profileRules = {
  name_required: {
    ...both,
    scope: 'profile',
    mode: 'description',
    message: { nb: 'Skriv navnet ditt.', sv: 'Skriv ditt namn.', en: 'Enter your name.' },
    holds: ({ name }) => lengthOf(name) > 0,
  },
  image_required: {
    ...onActivation,
    scope: 'profile',
    mode: 'description',
    message: {
      nb: 'Last opp et bilde av deg.',
      sv: 'Ladda upp en bild på dig.',
      en: 'Upload a photo of yourself.',
    },
    holds: ({ hasImage }) => hasImage,
  },
  description_required: {
    ...both,
    scope: 'profile',
    mode: 'description',
    message: {
      nb: 'Skriv en beskrivelse av deg som konsulent.',
      sv: 'Skriv en beskrivning av dig som konsult.',
      en: 'Describe yourself as a consultant.',
    },
    holds: ({ description }) => lengthOf(description) > 0,
  },
  description_too_short: {
    ...both,
    scope: 'profile',
    mode: 'description',
    message: {
      nb: 'Beskrivelsen må ha minst 500 tegn.',
      sv: 'Beskrivningen måste ha minst 500 tecken.',
      en: 'The description needs at least 500 characters.',
    },
    holds: ({ description }) => lengthOf(description) >= size.description.min,
  },
  availability_required: {
    ...onActivation,
    scope: 'profile',
    mode: 'facts',
    message: {
      nb: 'Si når du er ledig.',
      sv: 'Ange när du är ledig.',
      en: 'Say when you are available.',
    },
    holds: ({ availability }) => availability !== null,
  },
  experience_since_required: {
    ...both,
    scope: 'profile',
    mode: 'facts',
    message: {
      nb: 'Si hvor lenge du har hatt relevant erfaring.',
      sv: 'Ange hur länge du har haft relevant erfarenhet.',
      en: 'Say since when you have relevant experience.',
    },
    holds: ({ experience_since }) => experience_since !== null,
  },
  experience_too_short: {
    ...both,
    scope: 'profile',
    mode: 'facts',
    message: {
      nb: 'Du må ha mer enn to års erfaring.',
      sv: 'Du måste ha mer än två års erfarenhet.',
      en: 'You need more than two years of experience.',
    },
    holds: ({ experience_since }, today) =>
      experience_since !== null &&
      yearsLater(experience_since, size.experience.moreThanYears) < today,
  },
  remote_or_region_required: {
    ...onActivation,
    scope: 'profile',
    mode: 'facts',
    message: {
      nb: 'Velg minst én region, eller si at du kan jobbe hjemmefra.',
      sv: 'Välj minst en region, eller ange att du kan arbeta på distans.',
      en: 'Choose at least one region, or say that you can work remotely.',
    },
    holds: ({ remote_work_ok, regions }) => remote_work_ok || regions > 0,
  },
  too_few_skills: {
    ...both,
    scope: 'profile',
    mode: 'skills',
    message: {
      nb: 'Legg til minst fem ferdigheter.',
      sv: 'Lägg till minst fem kompetenser.',
      en: 'Add at least five skills.',
    },
    holds: ({ skills }) => skills.length >= size.skills.min,
  },
  no_expert_skill: {
    ...both,
    scope: 'profile',
    mode: 'skills',
    message: {
      nb: 'Merk minst én ferdighet som ekspert.',
      sv: 'Markera minst en kompetens som expert.',
      en: 'Mark at least one skill as expert.',
    },
    holds: ({ skills }) => skills.some(({ expert }) => expert),
  },
  role_required: {
    ...both,
    scope: 'profile',
    mode: 'skills',
    message: {
      nb: 'Legg til minst én rolle.',
      sv: 'Lägg till minst en roll.',
      en: 'Add at least one role.',
    },
    holds: ({ roles }) => roles.length > 0,
  },
  emphasized_role_required: {
    ...onActivation,
    scope: 'profile',
    mode: 'skills',
    message: {
      nb: 'Fremhev minst én rolle.',
      sv: 'Framhäv minst en roll.',
      en: 'Highlight at least one role.',
    },
    holds: ({ roles }) => roles.some(({ emphasize }) => emphasize),
  },
  language_required: {
    ...onActivation,
    scope: 'profile',
    mode: 'languages',
    message: {
      nb: 'Legg til minst ett språk.',
      sv: 'Lägg till minst ett språk.',
      en: 'Add at least one language.',
    },
    holds: ({ languages }) => languages.length > 0,
  },
  language_level_required: {
    ...onActivation,
    scope: 'profile',
    mode: 'languages',
    message: {
      nb: 'Hvert språk trenger et nivå, muntlig eller skriftlig.',
      sv: 'Varje språk behöver en nivå, muntlig eller skriftlig.',
      en: 'Every language needs a level, spoken or written.',
    },
    holds: ({ languages }) =>
      languages.every(({ spoken, written }) => spoken !== null || written !== null),
  },
  too_few_projects: {
    ...onActivation,
    scope: 'profile',
    mode: 'projects',
    message: {
      nb: 'Legg til flere prosjekter: ett for hvert andre år med erfaring, opptil fem.',
      sv: 'Lägg till fler projekt: ett för vartannat år med erfarenhet, upp till fem.',
      en: 'Add more projects: one for every two years of experience, up to five.',
    },
    holds: ({ projects, experience_since }, today) =>
      projects.length >= projectsNeeded(experience_since, today),
  },
  project_customer_required: {
    ...onActivation,
    scope: 'project',
    mode: 'projects',
    message: {
      nb: 'Skriv hvem som var kunden.',
      sv: 'Skriv vem som var kunden.',
      en: 'Say who the customer was.',
    },
    holds: ({ customer }) => lengthOf(customer) > 0,
  },
  project_start_required: {
    ...both,
    scope: 'project',
    mode: 'projects',
    message: {
      nb: 'Si hvilken måned og hvilket år prosjektet begynte.',
      sv: 'Ange vilken månad och vilket år projektet började.',
      en: 'Give the month and year when the project began.',
    },
    holds: isBegun,
  },
  project_description_too_short: {
    ...both,
    scope: 'project',
    mode: 'projects',
    message: {
      nb: 'Beskriv prosjektet med minst 100 tegn.',
      sv: 'Beskriv projektet med minst 100 tecken.',
      en: 'Describe the project in at least 100 characters.',
    },
    holds: ({ description }) => lengthOf(description) >= size.project.description.min,
  },
  project_role_description_too_short: {
    ...both,
    scope: 'project',
    mode: 'projects',
    message: {
      nb: 'Beskriv hva du gjorde med minst 100 tegn.',
      sv: 'Beskriv vad du gjorde med minst 100 tecken.',
      en: 'Describe what you did in at least 100 characters.',
    },
    holds: ({ role_description }) => lengthOf(role_description) >= size.project.description.min,
  },
  project_role_required: {
    ...both,
    scope: 'project',
    mode: 'projects',
    message: {
      nb: 'Velg minst én rolle i prosjektet.',
      sv: 'Välj minst en roll i projektet.',
      en: 'Choose at least one role in the project.',
    },
    holds: ({ roles }) => roles > 0,
  },
  project_skill_required: {
    ...both,
    scope: 'project',
    mode: 'projects',
    message: {
      nb: 'Velg minst én ferdighet som ble brukt i prosjektet.',
      sv: 'Välj minst en kompetens som användes i projektet.',
      en: 'Choose at least one skill used in the project.',
    },
    holds: ({ skills }) => skills > 0,
  },
  work_experience_required: {
    ...both,
    scope: 'profile',
    mode: 'work-experiences',
    message: {
      nb: 'Legg til minst én arbeidserfaring.',
      sv: 'Lägg till minst en arbetslivserfarenhet.',
      en: 'Add at least one work experience.',
    },
    holds: ({ work_experiences }) => work_experiences.length > 0,
  },
  work_experience_start_too_late: {
    ...both,
    scope: 'profile',
    mode: 'work-experiences',
    message: {
      nb: 'Minst én arbeidserfaring må ha begynt da erfaringen din begynte, eller før.',
      sv: 'Minst en arbetslivserfarenhet måste ha börjat när din erfarenhet började, eller tidigare.',
      en: 'At least one work experience must have begun when your experience did, or before.',
    },
    holds: ({ work_experiences, experience_since }) =>
      work_experiences.some(
        ({ from_year, from_month }) =>
          experience_since !== null &&
          from_year !== null &&
          month(from_year, from_month ?? 1) <= experience_since.slice(0, 7),
      ),
  },
  ongoing_work_experience_required: {
    ...onActivation,
    scope: 'profile',
    mode: 'work-experiences',
    message: {
      nb: 'Minst én arbeidserfaring må pågå nå, uten sluttdato.',
      sv: 'Minst en arbetslivserfarenhet måste pågå nu, utan slutdatum.',
      en: 'At least one work experience must be ongoing, with no end date.',
    },
    holds: ({ work_experiences }) => work_experiences.some(({ to_year }) => to_year === null),
  },
  work_experience_company_required: {
    ...both,
    scope: 'work_experience',
    mode: 'work-experiences',
    message: {
      nb: 'Skriv hvor du jobbet.',
      sv: 'Skriv var du arbetade.',
      en: 'Say where you worked.',
    },
    holds: ({ company }) => lengthOf(company) > 0,
  },
  work_experience_start_required: {
    ...both,
    scope: 'work_experience',
    mode: 'work-experiences',
    message: {
      nb: 'Si hvilken måned og hvilket år du begynte.',
      sv: 'Ange vilken månad och vilket år du började.',
      en: 'Give the month and year when you began.',
    },
    holds: isBegun,
  },
} as const satisfies Record<string, Rule>;

export type RuleCode = keyof typeof profileRules;
export const ruleCodes = Object.keys(profileRules) as [RuleCode, ...RuleCode[]];
export type RuleLevel = keyof RuleLevels;

export interface RuleResult {
  code: RuleCode;
  success: boolean;
  /** the item that it is about, where it is about one */
  project?: string;
  work_experience?: string;
}

/** Asks every rule of a profile, and those of its items of each item, in the order of the table. */
export function validateProfile(profile: ProfileToValidate, today: string): RuleResult[] {
  return ruleCodes.flatMap((code): RuleResult[] => {
    const rule: Rule = profileRules[code];
    if (rule.scope === 'profile') return [{ code, success: rule.holds(profile, today) }];
    if (rule.scope === 'project') {
      return profile.projects.map((one) => ({
        code,
        project: one.uuid,
        success: rule.holds(one),
      }));
    }
    return profile.work_experiences.map((one) => ({
      code,
      work_experience: one.uuid,
      success: rule.holds(one),
    }));
  });
}

/** Of these results, what stands in the way of a level. */
export const failingAt = <R extends { code: RuleCode; success: boolean }>(
  results: readonly R[],
  level: RuleLevel,
): R[] => results.filter(({ code, success }) => !success && profileRules[code][level]);
