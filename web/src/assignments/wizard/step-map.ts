import type { FieldName } from './fields.ts';

export const steps = [
  'start',
  'need',
  'requirements',
  'time',
  'terms',
  'process',
  'review',
] as const;
export type Step = (typeof steps)[number];

/** The step in which each field is edited. */
export const stepOf: Record<FieldName, Step> = {
  title: 'need',
  assignment_type: 'need',
  discipline: 'need',
  roles: 'need',
  description: 'need',
  skills: 'requirements',
  requirements: 'requirements',
  start_date: 'time',
  duration: 'time',
  percent: 'time',
  allow_remote_work: 'time',
  region: 'time',
  place_description: 'time',
  terms_and_conditions: 'terms',
  abidance_deadline: 'terms',
  admin_deadline: 'terms',
  external_url: 'terms',
  deadline: 'process',
  answer_by: 'process',
  editors: 'process',
  contacts: 'process',
  invited: 'process',
};
