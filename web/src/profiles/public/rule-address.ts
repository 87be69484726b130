import {
  profileRules,
  type RuleCode,
  type RuleResult,
} from '@torg/protocol/profiles/profile-rules';

/** The field that each rule is about; a rule about a whole list has none. */
export const ruleFields: Partial<Record<RuleCode, string>> = {
  name_required: 'name',
  image_required: 'image',
  description_required: 'description',
  description_too_short: 'description',
  availability_required: 'availability',
  experience_since_required: 'experience_since',
  experience_too_short: 'experience_since',
  remote_or_region_required: 'regions',
  too_few_skills: 'skills',
  no_expert_skill: 'skills',
  role_required: 'roles',
  emphasized_role_required: 'roles',
  project_customer_required: 'project_customer',
  project_start_required: 'from_year',
  project_description_too_short: 'project_description',
  project_role_description_too_short: 'project_role_description',
  project_role_required: 'project_roles',
  project_skill_required: 'project_skills',
  work_experience_company_required: 'company',
  work_experience_start_required: 'from_year',
};

/** The page and the field where a rule is fixed. */
export function ruleAddress(
  profile: string,
  { code, project, work_experience }: Omit<RuleResult, 'success'>,
): string {
  const path = `/profiles/${encodeURIComponent(profile)}`;
  const field = ruleFields[code];
  const named: Record<string, string> = field === undefined ? {} : { field };
  const address = (page: string, search: Record<string, string>) =>
    `${page}?${new URLSearchParams({ ...search, ...named })}`;
  if (project !== undefined) return address(`${path}/projects/${project}/edit`, {});
  if (work_experience !== undefined) {
    return address(path, { mode: 'edit-work-experience', id: work_experience });
  }
  return address(path, { mode: profileRules[code].mode });
}
