import { limits } from '@torg/protocol/limits';
import {
  readinessField,
  missingForPublishing,
  type ReadinessCode,
  type ReadinessInput,
} from '@torg/protocol/assignments/readiness';
import { marketDay } from '@torg/protocol/market-day';
import type { AssignmentRow } from '../assignments.repository.ts';

const { title, description } = limits.assignment;

/** For developers; the app has its own text for each code. */
const messages: Record<ReadinessCode, string> = {
  title_length: `needs ${title.min} to ${title.max} characters`,
  description_too_short: `needs at least ${description.min} characters`,
  role_or_skill_required: 'needs at least one role or skill',
  percent_required: 'is needed',
  deadline_required: 'needs a date, or a choice of continuous or as soon as possible',
  region_required: 'is needed unless remote work is allowed',
  deadline_has_passed: 'must not lie in the past',
  abidance_deadline_too_early: 'must not be before the deadline',
  answer_by_too_early: 'must not be before the deadline',
  answer_by_too_late: `must not be more than ${limits.answerBy.mostDays} days after the deadline`,
  invited_required: 'needs at least one consultant where the assignment is direct',
};

type RequiredFields = Pick<
  AssignmentRow,
  | 'title'
  | 'assignment_type'
  | 'description'
  | 'percent'
  | 'deadline_kind'
  | 'deadline_date'
  | 'answer_by'
  | 'public_date'
  | 'allow_remote_work'
  | 'abidance_deadline'
  | 'company'
  | 'invited'
  | 'state'
> & { roles: readonly unknown[]; skills: readonly unknown[]; region: unknown };

function deadlineOf(row: RequiredFields): ReadinessInput['deadline'] {
  if (row.deadline_kind === 'date') return { deadline_with_date: row.deadline_date };
  if (row.deadline_kind === 'asap') return { deadline_is_asap: true };
  return row.deadline_kind && { deadline_is_continuous: true };
}

function readinessInput(row: RequiredFields, now: Date): ReadinessInput {
  return {
    title: row.title,
    assignment_type: row.assignment_type,
    description: row.description,
    roles: row.roles.length,
    skills: row.skills.length,
    percent: row.percent,
    deadline: deadlineOf(row),
    region: row.region !== null,
    allow_remote_work: row.allow_remote_work,
    answer_by: row.answer_by,
    public_date: row.state === 'published' ? row.public_date : null,
    abidance_deadline: row.abidance_deadline,
    invited: row.invited,
    today: row.state === 'published' ? null : marketDay(now, row.company.country),
  };
}

/** Everything that is missing before the assignment can be published, each with its field. */
export function missingIssues(row: RequiredFields, now: Date) {
  return missingForPublishing(readinessInput(row, now)).map((code) => ({
    path: readinessField[code],
    code,
    message: messages[code],
  }));
}
