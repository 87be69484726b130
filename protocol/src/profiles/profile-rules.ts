import { limits } from '../limits.ts';
import type {
  ProfileToValidate,
  ProjectToValidate,
  WorkExperienceToValidate,
} from './profile-to-validate.ts';

/**
 * Whether a rule is checked when a profile is sent to quality review, when it is activated, and
 * whether its failing hides an active profile.
 */
export interface RuleLevels {
  qa: boolean;
  activation: boolean;
  visibility: boolean;
}

interface RuleBase extends RuleLevels {
  /** the page mode of the profile in which it can be fixed */
  mode: string;
}
interface ProfileRule extends RuleBase {
  scope: 'profile';
  passes: (profile: ProfileToValidate, today: string) => boolean;
}
interface ProjectRule extends RuleBase {
  scope: 'project';
  passes: (project: ProjectToValidate) => boolean;
}
interface WorkExperienceRule extends RuleBase {
  scope: 'work_experience';
  passes: (work: WorkExperienceToValidate) => boolean;
}
export type Rule = ProfileRule | ProjectRule | WorkExperienceRule;

const { profile: size } = limits;
const both = { qa: true, activation: true, visibility: true };
const onActivation = { qa: false, activation: true, visibility: true };

const lengthOf = (text: string): number => text.trim().length;
const isBegun = (item: { from_year: number | null; from_month: number | null }): boolean =>
  item.from_year !== null && item.from_month !== null;
const month = (year: number, inYear: number): string =>
  `${String(year).padStart(4, '0')}-${String(inYear).padStart(2, '0')}`;

/** The same day so many years later; 28 February where that year has no 29th. */
export function yearsLater(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const rest = day.slice(4) === '-02-29' && !isLeap ? '-02-28' : day.slice(4);
  return `${String(year).padStart(4, '0')}${rest}`;
}

/** Whole years from one day to another; 0 where the first one lies in the future. */
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

/**
 * Every rule of the specification, by its code, in the order of the profile; texts are in
 * `profile-rule-texts.ts`.
 */
export const profileRules = {
  name_required: {
    ...both,
    scope: 'profile',
    mode: 'description',
    passes: ({ name }) => lengthOf(name) > 0,
  },
  image_required: {
    ...onActivation,
    scope: 'profile',
    mode: 'description',
    passes: ({ hasImage }) => hasImage,
  },
  description_required: {
    ...both,
    scope: 'profile',
    mode: 'description',
    passes: ({ description }) => lengthOf(description) > 0,
  },
  description_too_short: {
    ...both,
    scope: 'profile',
    mode: 'description',
    passes: ({ description }) => lengthOf(description) >= size.description.min,
  },
  availability_required: {
    ...onActivation,
    // A consultant who is not available stays visible, marked so.
    visibility: false,
    scope: 'profile',
    mode: 'facts',
    passes: ({ availability }) => availability !== null,
  },
  experience_since_required: {
    ...both,
    scope: 'profile',
    mode: 'facts',
    passes: ({ experience_since }) => experience_since !== null,
  },
  experience_too_short: {
    ...both,
    scope: 'profile',
    mode: 'facts',
    passes: ({ experience_since }, today) =>
      experience_since !== null &&
      yearsLater(experience_since, size.experience.moreThanYears) < today,
  },
  remote_or_region_required: {
    ...onActivation,
    scope: 'profile',
    mode: 'facts',
    passes: ({ remote_work_ok, regions }) => remote_work_ok || regions > 0,
  },
  too_few_skills: {
    ...both,
    scope: 'profile',
    mode: 'skills',
    passes: ({ skills }) => skills.length >= size.skills.min,
  },
  no_expert_skill: {
    ...both,
    scope: 'profile',
    mode: 'skills',
    passes: ({ skills }) => skills.some(({ expert }) => expert),
  },
  role_required: {
    ...both,
    scope: 'profile',
    mode: 'skills',
    passes: ({ roles }) => roles.length > 0,
  },
  emphasized_role_required: {
    ...onActivation,
    scope: 'profile',
    mode: 'skills',
    passes: ({ roles }) => roles.some(({ emphasize }) => emphasize),
  },
  language_required: {
    ...onActivation,
    scope: 'profile',
    mode: 'languages',
    passes: ({ languages }) => languages.length > 0,
  },
  language_level_required: {
    ...onActivation,
    scope: 'profile',
    mode: 'languages',
    passes: ({ languages }) =>
      languages.every(({ spoken, written }) => spoken !== null || written !== null),
  },
  too_few_projects: {
    ...onActivation,
    scope: 'profile',
    mode: 'projects',
    passes: ({ projects, experience_since }, today) =>
      projects.length >= projectsNeeded(experience_since, today),
  },
  project_customer_required: {
    ...onActivation,
    scope: 'project',
    mode: 'projects',
    passes: ({ customer }) => lengthOf(customer) > 0,
  },
  project_start_required: {
    ...both,
    scope: 'project',
    mode: 'projects',
    passes: isBegun,
  },
  project_description_too_short: {
    ...both,
    scope: 'project',
    mode: 'projects',
    passes: ({ description }) => lengthOf(description) >= size.project.description.min,
  },
  project_role_description_too_short: {
    ...both,
    scope: 'project',
    mode: 'projects',
    passes: ({ role_description }) => lengthOf(role_description) >= size.project.description.min,
  },
  project_role_required: {
    ...both,
    scope: 'project',
    mode: 'projects',
    passes: ({ roles }) => roles > 0,
  },
  project_skill_required: {
    ...both,
    scope: 'project',
    mode: 'projects',
    passes: ({ skills }) => skills > 0,
  },
  work_experience_required: {
    ...both,
    scope: 'profile',
    mode: 'work-experiences',
    passes: ({ work_experiences }) => work_experiences.length > 0,
  },
  work_experience_start_too_late: {
    ...both,
    scope: 'profile',
    mode: 'work-experiences',
    passes: ({ work_experiences, experience_since }) =>
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
    passes: ({ work_experiences }, today) =>
      work_experiences.some(
        ({ to_year, to_month }) =>
          to_year === null || month(to_year, to_month ?? 12) >= today.slice(0, 7),
      ),
  },
  work_experience_company_required: {
    ...both,
    scope: 'work_experience',
    mode: 'work-experiences',
    passes: ({ company }) => lengthOf(company) > 0,
  },
  work_experience_start_required: {
    ...both,
    scope: 'work_experience',
    mode: 'work-experiences',
    passes: isBegun,
  },
} as const satisfies Record<string, Rule>;

export type RuleCode = keyof typeof profileRules;
export const ruleCodes = Object.keys(profileRules) as [RuleCode, ...RuleCode[]];
export type RuleLevel = keyof RuleLevels;

export interface RuleResult {
  code: RuleCode;
  success: boolean;
  /** the item that the result is about, if any */
  project?: string;
  work_experience?: string;
}

/**
 * Checks every rule of a profile, and the rules of items for each item, in the order of the table.
 */
export function validateProfile(profile: ProfileToValidate, today: string): RuleResult[] {
  return ruleCodes.flatMap((code): RuleResult[] => {
    const rule: Rule = profileRules[code];
    if (rule.scope === 'profile') return [{ code, success: rule.passes(profile, today) }];
    if (rule.scope === 'project') {
      return profile.projects.map((one) => ({
        code,
        project: one.uuid,
        success: rule.passes(one),
      }));
    }
    return profile.work_experiences.map((one) => ({
      code,
      work_experience: one.uuid,
      success: rule.passes(one),
    }));
  });
}

/** The failing results that block a level. */
export const failingAt = <R extends { code: RuleCode; success: boolean }>(
  results: readonly R[],
  level: RuleLevel,
): R[] => results.filter(({ code, success }) => !success && profileRules[code][level]);
