import { assignmentCalls } from '@torg/protocol/assignments/assignments';
import { rangeOf, ruleOf, type FieldRule } from '../../ui/form/body-rules.ts';

/** What saving asks of each field, by the shape of its call. */
const { saveAssignment, uploadAssignmentAttachment } = assignmentCalls;
const { body } = saveAssignment;
const textRule = (path: string) => ruleOf(body, `changes.${path}`);
const range = (field: string) => rangeOf(body, `changes.${field}`);

export const textRules = {
  title: textRule('title'),
  description: textRule('description'),
  duration: textRule('duration'),
  place_description: textRule('place_description'),
  terms_and_conditions: textRule('terms_and_conditions'),
  external_url: textRule('external_url'),
} as const satisfies Record<string, FieldRule>;

export const requirementRule = textRule('requirements.text');
export const percentRange = range('percent');

/** How many a list of the wizard holds. */
export const mostOf = {
  roles: range('roles').max,
  skills: range('skills').max,
  requirements: range('requirements').max,
  invited: range('invited').max,
  editors: range('editors').max,
  contacts: range('contacts').max,
} as const;

export const { types: attachmentTypes, size: attachmentSize } = uploadAssignmentAttachment.upload;
