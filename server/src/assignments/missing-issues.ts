import { limits } from '@torg/protocol/limits';
import {
  readinessField,
  whatIsMissing,
  type ReadinessCode,
  type ReadinessInput,
} from '@torg/protocol/readiness';
import type { AssignmentRow } from './assignments.repository.ts';

const { title, description } = limits.assignment;

/** For developers; the app has its own words for each code. */
const messages: Record<ReadinessCode, string> = {
  title_length: `needs ${title.min} to ${title.max} characters`,
  description_too_short: `needs at least ${description.min} characters`,
  role_or_skill_required: 'needs at least one role or skill',
  percent_required: 'is needed',
  deadline_required: 'needs a date, or a choice of continuous or as soon as possible',
  region_required: 'is needed unless remote work is allowed',
  abidance_deadline_too_early: 'must not be before the deadline',
};

type Asked = Pick<
  AssignmentRow,
  | 'title'
  | 'description'
  | 'percent'
  | 'deadline_kind'
  | 'deadline_date'
  | 'allow_remote_work'
  | 'abidance_deadline'
> & { roles: readonly unknown[]; skills: readonly unknown[]; region: unknown };

function readinessInput(row: Asked): ReadinessInput {
  const withDate = row.deadline_kind === 'date' ? { deadline_with_date: row.deadline_date } : {};
  return {
    title: row.title,
    description: row.description,
    roles: row.roles.length,
    skills: row.skills.length,
    percent: row.percent,
    deadline: row.deadline_kind && withDate,
    region: row.region !== null,
    allow_remote_work: row.allow_remote_work,
    abidance_deadline: row.abidance_deadline,
  };
}

/** Everything that is missing before the assignment can be published, each with its field. */
export function missingIssues(row: Asked) {
  return whatIsMissing(readinessInput(row)).map((code) => ({
    path: readinessField[code],
    code,
    message: messages[code],
  }));
}
