import {
  profileRules,
  validateProfile,
  type RuleCode,
  type RuleResult,
} from '@torg/protocol/profiles/profile-rules';
import type { ProfileToValidate } from '@torg/protocol/profiles/profile-to-validate';
import { ruleFields } from '../public/rule-address.ts';
import type { Profile } from '../profiles.queries.ts';
import type { RailPart } from './place.ts';

/** The profile as the rules look at it. */
export function toValidate(profile: Profile): ProfileToValidate {
  return {
    ...profile,
    hasImage: profile.image !== null,
    regions: profile.regions.length,
    languages: profile.languages.map(({ spoken_language_level, written_language_level }) => ({
      spoken: spoken_language_level,
      written: written_language_level,
    })),
    projects: profile.projects.map((project) => ({
      uuid: project.uuid,
      customer: project.project_customer,
      from_year: project.from_year,
      from_month: project.from_month,
      description: project.project_description,
      role_description: project.project_role_description,
      roles: project.project_roles.length,
      skills: project.project_skills.length,
    })),
  };
}

/** What the profile lacks, as it stands on the page: the server asks the very same rules. */
export const lacksIn = (profile: ProfileToValidate, today: string): RuleResult[] =>
  validateProfile(profile, today).filter(({ success }) => !success);

/** What is mended in a part. */
export const lacksOf = (part: RailPart, lacks: readonly RuleResult[]): RuleResult[] =>
  lacks.filter(({ code }) => profileRules[code].mode === part);

/** Of two rules that ask for the same, the plainer one is enough. */
const impliedBy: Partial<Record<RuleCode, RuleCode>> = {
  description_too_short: 'description_required',
  experience_too_short: 'experience_since_required',
  emphasized_role_required: 'role_required',
  work_experience_start_too_late: 'work_experience_required',
  ongoing_work_experience_required: 'work_experience_required',
};

/** Each thing that is lacking once, to be said at a place. */
export function plainly(lacks: readonly RuleResult[]): RuleCode[] {
  const codes = new Set(lacks.map(({ code }) => code));
  return [...codes].filter((code) => {
    const plainer = impliedBy[code];
    return plainer === undefined || !codes.has(plainer);
  });
}

/** The first thing that is asked of each field. */
export function lacksByField(codes: readonly RuleCode[]): Partial<Record<string, RuleCode>> {
  const byField: Partial<Record<string, RuleCode>> = {};
  for (const code of codes) {
    const field = ruleFields[code];
    if (field !== undefined) byField[field] ??= code;
  }
  return byField;
}
