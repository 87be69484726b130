import type { TermName } from './term-fields.ts';

/** Each field's path in the body, as issues and refusals name it. */
const paths: Record<TermName, string> = {
  startDate: 'assignment.scope.startDate',
  endDate: 'assignment.scope.endDate',
  custom: 'assignment.scope.custom',
  percentage: 'assignment.scope.percentage',
  role: 'assignment.role',
  short: 'assignment.description.short',
  long: 'assignment.description.long',
  hourlyRate: 'assignment.paymentTerms.hourlyRate',
  currency: 'assignment.paymentTerms.currency',
  adjustments: 'assignment.paymentTerms.adjustments',
  additional: 'assignment.paymentTerms.additionalSpecification',
  clientName: 'client.name',
  contact: 'client.contact',
  reuseContact: 'client.reuseContact',
  representative: 'client.representative',
  companyName: 'consultantCompany.name',
  companyRepresentative: 'consultantCompany.representative',
  note: 'note',
};
const names = Object.keys(paths) as TermName[];

export interface TermPlace {
  field: TermName;
  /** within a person or a list of adjustments, such as `name` or `0.startDate` */
  part: string;
}

/** The field that an issue is about. */
export function placeOf(path: string): TermPlace | undefined {
  const bare = path.replace(/^agreement_form_data\./, '');
  const field = names.find((name) => bare === paths[name] || bare.startsWith(`${paths[name]}.`));
  return field && { field, part: bare.slice(paths[field].length + 1) };
}

/** The id of a field's own input. */
export const termId = (field: string, part = ''): string =>
  `term-${[field, ...part.split('.')].filter(Boolean).join('-')}`;
