import {
  profileRules,
  ruleCodes,
  type Rule,
  type RuleCode,
} from '@torg/protocol/profiles/profile-rules';
import type {
  ProjectToValidate,
  WorkExperienceToValidate,
} from '@torg/protocol/profiles/profile-to-validate';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { formKind, type ItemForms } from './item-forms.ts';
import type { Item } from './list/item-lists.ts';

/** The rules that a saved entry fails. */
export const lacksOfItem = <K extends ProfileItemKind>(kind: K, item: Item<K>): RuleCode[] =>
  lacksInForm(kind, formKind(kind).read(item));

/** The rules that an entry fails as it is in its form. */
export function lacksInForm<K extends ProfileItemKind>(kind: K, form: ItemForms[K]): RuleCode[] {
  if (kind === 'project') return lacksOfProject(form as ItemForms['project']);
  if (kind === 'work_experience') return lacksOfWork(form as ItemForms['work_experience']);
  return [];
}

function lacksOfProject(form: ItemForms['project']): RuleCode[] {
  const item = formKind('project').write(form);
  const projectToValidate: ProjectToValidate = {
    uuid: '',
    customer: item.project_customer,
    from_year: item.from_year,
    from_month: item.from_month,
    description: item.project_description,
    role_description: item.project_role_description,
    roles: item.project_roles.length,
    skills: item.project_skills.length,
  };
  return failing((rule) => rule.scope !== 'project' || rule.passes(projectToValidate));
}

function lacksOfWork(form: ItemForms['work_experience']): RuleCode[] {
  const { company, from_year, from_month, to_year, to_month } =
    formKind('work_experience').write(form);
  const ends = { to_year, to_month };
  const workToValidate: WorkExperienceToValidate = {
    uuid: '',
    company,
    from_year,
    from_month,
    ...ends,
  };
  return failing((rule) => rule.scope !== 'work_experience' || rule.passes(workToValidate));
}

const failing = (passes: (rule: Rule) => boolean): RuleCode[] =>
  ruleCodes.filter((code) => !passes(profileRules[code]));
