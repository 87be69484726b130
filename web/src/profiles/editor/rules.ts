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

/** The profile in the shape that the rules read. */
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

/** The rules that the profile fails as it is on the page; the server applies the same rules. */
export const lacksIn = (profile: ProfileToValidate, today: string): RuleResult[] =>
  validateProfile(profile, today).filter(({ success }) => !success);

/** The failing rules that are fixed in this part. */
export const lacksOf = (part: RailPart, lacks: readonly RuleResult[]): RuleResult[] =>
  lacks.filter(({ code }) => profileRules[code].mode === part);

/** Where two rules require the same, only the simpler one is shown. */
const impliedBy: Partial<Record<RuleCode, RuleCode>> = {
  description_too_short: 'description_required',
  experience_too_short: 'experience_since_required',
  emphasized_role_required: 'role_required',
  work_experience_start_too_late: 'work_experience_required',
  ongoing_work_experience_required: 'work_experience_required',
};

/** The failing rules to show at one place, each once. */
export function withoutImplied(lacks: readonly RuleResult[]): RuleCode[] {
  const codes = new Set(lacks.map(({ code }) => code));
  return [...codes].filter((code) => {
    const simpler = impliedBy[code];
    return simpler === undefined || !codes.has(simpler);
  });
}

/** The first failing rule of each field. */
export function lacksByField(codes: readonly RuleCode[]): Partial<Record<string, RuleCode>> {
  const byField: Partial<Record<string, RuleCode>> = {};
  for (const code of codes) {
    const field = ruleFields[code];
    if (field !== undefined) byField[field] ??= code;
  }
  return byField;
}
