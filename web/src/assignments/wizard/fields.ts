import type { AssignmentState } from '@torg/protocol/assignments/assignment-life';
import {
  missingForPublishing,
  readinessField,
  type ReadinessCode,
} from '@torg/protocol/assignments/readiness';
import { marketDay } from '@torg/protocol/market-day';
import { isFitNumber } from '../../ui/field/number/typed-number.ts';
import { readIn } from '../../ui/field/unread.ts';
import type { FieldProblem } from '../../ui/form/body-rules.ts';
import { readDeadline, unreadIn } from '../public/fields/deadline-value.ts';
import {
  readFields,
  unreadFields,
  type TypedFieldName,
  type TypedFields,
} from './unread-fields.ts';
import { percentRange, textRules } from './field-rules.ts';
import type { AssignmentDraft, Changes } from './wizard.queries.ts';

/** What the server has in the wizard's fields. */
type ReadFields = Pick<
  AssignmentDraft,
  | 'title'
  | 'assignment_type'
  | 'discipline'
  | 'description'
  | 'roles'
  | 'skills'
  | 'requirements'
  | 'start_date'
  | 'percent'
  | 'allow_remote_work'
  | 'abidance_deadline'
  | 'deadline'
  | 'answer_by'
  | 'editors'
  | 'contacts'
  | 'invited'
> & {
  duration: string;
  place_description: string;
  terms_and_conditions: string;
  external_url: string;
  admin_deadline: string | null;
  /** uuid */
  region: string | null;
};

/** The wizard's values; a day or a number is the text as typed while it cannot be read. */
export type AssignmentFields = Omit<ReadFields, TypedFieldName> & TypedFields;
export type FieldName = keyof AssignmentFields;

export function fieldsOf(draft: AssignmentDraft): ReadFields {
  const { title, assignment_type, discipline, description, roles, skills, requirements } = draft;
  const { start_date, percent, allow_remote_work, abidance_deadline, deadline, answer_by } = draft;
  const { editors, contacts, invited } = draft;
  return {
    title,
    assignment_type,
    discipline,
    description,
    roles,
    skills,
    requirements,
    start_date,
    percent,
    allow_remote_work,
    abidance_deadline,
    deadline,
    answer_by,
    editors,
    contacts,
    invited,
    duration: draft.duration ?? '',
    place_description: draft.place_description ?? '',
    terms_and_conditions: draft.terms_and_conditions ?? '',
    external_url: draft.external_url ?? '',
    admin_deadline: draft.admin_deadline ?? null,
    region: draft.region?.uuid ?? null,
  };
}

const text = (value: string) => value.trim();
const textOrNull = (value: string) => value.trim() || null;
const as = <V>(value: V) => value;
const ids = (of: readonly { uuid: string }[]) => of.map(({ uuid }) => uuid);

/** Converts each field to what the server takes. */
const wire: { [K in FieldName]: (value: AssignmentFields[K]) => Changes[K] } = {
  title: text,
  assignment_type: as,
  discipline: as,
  description: text,
  roles: ids,
  skills: ids,
  requirements: (all) =>
    all.map(({ kind, text: words }) => ({ kind, text: words.trim() })).filter((one) => one.text),
  start_date: readIn,
  duration: textOrNull,
  percent: readIn,
  allow_remote_work: as,
  region: as,
  place_description: textOrNull,
  terms_and_conditions: textOrNull,
  abidance_deadline: readIn,
  admin_deadline: readIn,
  external_url: textOrNull,
  deadline: readDeadline,
  answer_by: readIn,
  // The order of people has no meaning.
  editors: (people) => ids(people).toSorted(),
  contacts: (people) => ids(people).toSorted(),
  invited: (people) => people.map(({ account }) => account).toSorted(),
};

export function changesOf(fields: Partial<AssignmentFields>): Changes {
  const changes: Record<string, unknown> = {};
  for (const field of Object.keys(fields) as FieldName[]) changes[field] = sent(field, fields);
  return changes;
}

function sent<K extends FieldName>(field: K, fields: Partial<AssignmentFields>): Changes[K] {
  return wire[field](fields[field] as AssignmentFields[K]);
}

/** Whether the server would receive the same for both values, and both can be read or neither. */
export function sameField<K extends FieldName>(
  field: K,
  one: AssignmentFields[K],
  other: AssignmentFields[K],
): boolean {
  if (unreadIn(one) !== unreadIn(other)) return false;
  return JSON.stringify(wire[field](one)) === JSON.stringify(wire[field](other));
}

// ── what cannot be saved ────────────────────────────────────────────────────────────────────────

export type Unfitness =
  | FieldProblem
  | { kind: 'nobody' }
  /** the field itself says why */
  | { kind: 'unread' };

export function unfitness(field: FieldName, values: AssignmentFields): Unfitness | undefined {
  if (isText(field)) return textRules[field].problemOf(values[field]);
  if (unreadIn(values[field]) !== undefined) return { kind: 'unread' };
  const { percent, editors } = values;
  if (field === 'percent' && !isFitNumber(percent, percentRange)) return { kind: 'unread' };
  return field === 'editors' && editors.length === 0 ? { kind: 'nobody' } : undefined;
}

const isText = (field: FieldName): field is keyof typeof textRules => field in textRules;

export const unfitFields = (values: AssignmentFields): FieldName[] =>
  (Object.keys(values) as FieldName[]).filter((field) => unfitness(field, values) !== undefined);

/**
 * What publishing would still require, judged by the values on the page. A day or a number that cannot
 * be read is not missing.
 */
export function missingIn(values: AssignmentFields, state: AssignmentState): ReadinessCode[] {
  const unread: readonly string[] = unreadFields(values);
  return missingForPublishing({
    ...readFields(values),
    roles: values.roles.length,
    skills: values.skills.length,
    region: values.region !== null,
    invited: values.invited.length,
    // What is counted from a publishing that has been is judged by the server.
    public_date: null,
    today: state === 'published' ? null : marketDay(new Date()),
  }).filter((code) => !unread.includes(readinessField[code]));
}
