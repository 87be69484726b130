import { limits } from './limits.ts';

const { title, description } = limits.assignment;

/** What publishing looks at; both the server and the wizard ask the same question of it. */
export interface ReadinessInput {
  title: string;
  description: string;
  roles: number;
  skills: number;
  percent: number | null;
  deadline: { deadline_with_date?: string | null | undefined } | null;
  region: boolean;
  allow_remote_work: boolean;
  abidance_deadline: string | null;
}

export const readinessCodes = [
  'title_length',
  'description_too_short',
  'role_or_skill_required',
  'percent_required',
  'deadline_required',
  'region_required',
  'abidance_deadline_too_early',
] as const;
export type ReadinessCode = (typeof readinessCodes)[number];

/** The field of the wizard that each code is about. */
export const readinessField: Record<ReadinessCode, string> = {
  title_length: 'title',
  description_too_short: 'description',
  role_or_skill_required: 'roles',
  percent_required: 'percent',
  deadline_required: 'deadline',
  region_required: 'region',
  abidance_deadline_too_early: 'abidance_deadline',
};

/** Everything that is missing before an assignment can be published, in the order of the wizard. */
export function whatIsMissing(input: ReadinessInput): ReadinessCode[] {
  const length = input.title.trim().length;
  const date = input.deadline?.deadline_with_date;
  const failing: Record<ReadinessCode, boolean> = {
    title_length: length < title.min || length > title.max,
    description_too_short: input.description.trim().length < description.min,
    role_or_skill_required: input.roles + input.skills === 0,
    percent_required: input.percent === null,
    deadline_required: input.deadline === null || ('deadline_with_date' in input.deadline && !date),
    region_required: !input.region && !input.allow_remote_work,
    abidance_deadline_too_early: Boolean(
      input.abidance_deadline && date && input.abidance_deadline < date,
    ),
  };
  return readinessCodes.filter((code) => failing[code]);
}
