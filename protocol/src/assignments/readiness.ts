import { limits } from '../limits.ts';
import { earliestAnswerBy, latestAnswerBy } from './answer-by.ts';
import type { AssignmentType } from '../terms.ts';

const { title, description } = limits.assignment;

/** What publishing checks; the server and the wizard use the same rules. */
export interface ReadinessInput {
  title: string;
  assignment_type: AssignmentType;
  description: string;
  roles: number;
  skills: number;
  percent: number | null;
  deadline: {
    deadline_with_date?: string | null | undefined;
    deadline_is_continuous?: true | undefined;
    deadline_is_asap?: true | undefined;
  } | null;
  answer_by: string | null;
  public_date: string | null;
  region: boolean;
  allow_remote_work: boolean;
  abidance_deadline: string | null;
  /** how many consultants a direct assignment invites; null where that is not known */
  invited: number | null;
  /**
   * Today in the market of the assignment, as `2026-11-20`; null once it is published, since a
   * deadline may pass after that.
   */
  today: string | null;
}

export const readinessCodes = [
  'title_length',
  'description_too_short',
  'role_or_skill_required',
  'percent_required',
  'deadline_required',
  'region_required',
  'deadline_has_passed',
  'abidance_deadline_too_early',
  'answer_by_too_early',
  'answer_by_too_late',
  'invited_required',
] as const;
export type ReadinessCode = (typeof readinessCodes)[number];

/** The field of the wizard that each code belongs to. */
export const readinessField: Record<ReadinessCode, string> = {
  title_length: 'title',
  description_too_short: 'description',
  role_or_skill_required: 'roles',
  percent_required: 'percent',
  deadline_required: 'deadline',
  region_required: 'region',
  deadline_has_passed: 'deadline',
  abidance_deadline_too_early: 'abidance_deadline',
  answer_by_too_early: 'answer_by',
  answer_by_too_late: 'answer_by',
  invited_required: 'invited',
};

/** Everything that is missing before an assignment can be published, in the order of the wizard. */
export function missingForPublishing(input: ReadinessInput): ReadinessCode[] {
  const length = input.title.trim().length;
  const date = input.deadline?.deadline_with_date;
  const answer = input.deadline?.deadline_is_continuous ? null : input.answer_by;
  const [first, last] = [earliestAnswerBy(input), latestAnswerBy(input)];
  const failing: Record<ReadinessCode, boolean> = {
    title_length: length < title.min || length > title.max,
    description_too_short: input.description.trim().length < description.min,
    role_or_skill_required: input.roles + input.skills === 0,
    percent_required: input.percent === null,
    deadline_required: input.deadline === null || ('deadline_with_date' in input.deadline && !date),
    region_required: !input.region && !input.allow_remote_work,
    deadline_has_passed: Boolean(date && input.today && date < input.today),
    abidance_deadline_too_early: Boolean(
      input.abidance_deadline && date && input.abidance_deadline < date,
    ),
    answer_by_too_early: Boolean(answer && first && answer < first),
    answer_by_too_late: Boolean(answer && last && answer > last),
    invited_required: input.assignment_type === 'direct' && input.invited === 0,
  };
  return readinessCodes.filter((code) => failing[code]);
}
