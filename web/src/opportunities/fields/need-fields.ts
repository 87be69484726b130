import { StructuredOpportunityInput } from '@torg/protocol/opportunities/opportunity-shapes';
import type { SourcedField } from '@torg/protocol/opportunities/opportunity-terms';
import {
  readDeadline,
  unreadIn,
  type DeadlineValue,
} from '../../assignments/public/fields/deadline-value.ts';
import type { Requirements } from '../../assignments/public/fields/requirement-list.ts';
import { isFitNumber } from '../../ui/field/number/typed-number.ts';
import { readIn, type DayValue, type NumberValue } from '../../ui/field/unread.ts';
import { rangeOf, ruleOf, type FieldProblem, type FieldRule } from '../../ui/form/body-rules.ts';
import type { Structured, StructuredInput } from '../opportunities.queries.ts';

export type Term = Structured['roles'][number];

/** The values of a need's fields; a day or a number is the text as typed while it cannot be read. */
export interface NeedFields {
  title: string;
  description: string;
  customer_name: string;
  roles: Term[];
  skills: Term[];
  requirements: Requirements;
  start_date: DayValue;
  duration: string;
  percent: NumberValue;
  allow_remote_work: boolean;
  /** uuid */
  region: string | null;
  place_description: string;
  deadline: DeadlineValue;
}
/** Every field names the words it came from. */
export type NeedField = keyof NeedFields & SourcedField;

const rule = (path: string) => ruleOf(StructuredOpportunityInput, path);
const range = (path: string) => rangeOf(StructuredOpportunityInput, path);

export const textRules = {
  title: rule('title'),
  description: rule('description'),
  customer_name: rule('customer_name'),
  duration: rule('duration'),
  place_description: rule('place_description'),
} as const satisfies Partial<Record<NeedField, FieldRule>>;
export type TextField = keyof typeof textRules;

export const requirementRule = rule('requirements.text');
export const percentRange = range('percent');
export const mostOf = {
  roles: range('roles').max,
  skills: range('skills').max,
  requirements: range('requirements').max,
} as const;

export function fieldsOf(need: Structured): NeedFields {
  return {
    title: need.title,
    description: need.description,
    customer_name: need.customer_name ?? '',
    roles: need.roles,
    skills: need.skills,
    requirements: need.requirements.map(({ kind, text }) => ({ kind, text })),
    start_date: need.start_date,
    duration: need.duration ?? '',
    percent: need.percent,
    allow_remote_work: need.allow_remote_work,
    region: need.region?.uuid ?? null,
    place_description: need.place_description ?? '',
    deadline: need.deadline,
  };
}

const textOrNull = (value: string) => value.trim() || null;
const ids = (terms: readonly Term[]) => terms.map(({ uuid }) => ({ uuid }));

/** What the server is sent. */
export function inputOf(fields: NeedFields): StructuredInput {
  return {
    title: fields.title.trim(),
    description: fields.description.trim(),
    customer_name: textOrNull(fields.customer_name),
    roles: ids(fields.roles),
    skills: ids(fields.skills),
    requirements: fields.requirements
      .map(({ kind, text }) => ({ kind, text: text.trim() }))
      .filter(({ text }) => text !== ''),
    start_date: readIn(fields.start_date),
    duration: textOrNull(fields.duration),
    percent: readIn(fields.percent),
    allow_remote_work: fields.allow_remote_work,
    region: fields.region === null ? null : { uuid: fields.region },
    place_description: textOrNull(fields.place_description),
    deadline: readDeadline(fields.deadline),
  };
}

/** Whether the server would be sent the same for both, and both can be read or neither. */
export function sameField<K extends keyof NeedFields>(
  field: K,
  one: NeedFields[K],
  other: NeedFields[K],
): boolean {
  if (unreadIn(one) !== unreadIn(other)) return false;
  return sentAs(field, one) === sentAs(field, other);
}

const nothing: NeedFields = {
  title: '',
  description: '',
  customer_name: '',
  roles: [],
  skills: [],
  requirements: [],
  start_date: null,
  duration: '',
  percent: null,
  allow_remote_work: false,
  region: null,
  place_description: '',
  deadline: null,
};

const sentAs = <K extends keyof NeedFields>(field: K, value: NeedFields[K]): string =>
  JSON.stringify(inputOf({ ...nothing, [field]: value })[field]);

export const isEmpty = <K extends keyof NeedFields>(field: K, value: NeedFields[K]): boolean =>
  sameField(field, value, nothing[field]);

// ── what cannot be saved ────────────────────────────────────────────────────────────────────────

export type Unfitness =
  | FieldProblem
  /** the field itself says why */
  | { kind: 'unread' }
  /** a need asks for somebody: a role or a skill */
  | { kind: 'nobody' };

export function unfitness(field: keyof NeedFields, values: NeedFields): Unfitness | undefined {
  if (field in textRules) {
    const name = field as TextField;
    return textRules[name].problemOf(values[name]);
  }
  if (unreadIn(values[field]) !== undefined) return { kind: 'unread' };
  const { percent, roles, skills } = values;
  if (field === 'percent' && !isFitNumber(percent, percentRange)) return { kind: 'unread' };
  const isAboutPeople = field === 'roles' || field === 'skills';
  return isAboutPeople && roles.length + skills.length === 0 ? { kind: 'nobody' } : undefined;
}

/** While a need asks for nobody, no save of it would be taken: all fields wait for a role or a skill. */
export function unfitFields(values: NeedFields): (keyof NeedFields)[] {
  const fields = Object.keys(values) as (keyof NeedFields)[];
  if (unfitness('roles', values)) return fields;
  return fields.filter((field) => unfitness(field, values) !== undefined);
}
