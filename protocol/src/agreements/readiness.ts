import { limits } from '../limits.ts';
import type { Country } from '../terms.ts';
import type { AgreementFormData } from './agreement-shapes.ts';
import { currencyOf } from './agreement-terms.ts';
import { isPlainName } from './plain-name.ts';
import { plusYears } from './scope.ts';

/** What is missing before terms can be sent; the server and the page of the draft use the same rules. */
export const agreementIssueCodes = [
  'role_required',
  'description_required',
  'start_date_required',
  'end_date_required',
  'end_before_start',
  'end_has_passed',
  'scope_too_long',
  'percentage_required',
  'rate_required',
  'currency_of_other_country',
  'adjustments_out_of_order',
  'adjustment_outside_scope',
  'contact_required',
  'client_representative_required',
  'company_representative_required',
  'email_not_valid',
  'name_not_valid',
  'representatives_must_differ',
  'consultant_has_other_company',
] as const;
export type AgreementIssueCode = (typeof agreementIssueCodes)[number];

export interface FoundIssue {
  /** of the field in `agreement_form_data` */
  path: string;
  code: AgreementIssueCode;
}

interface Circumstances {
  /** of the client */
  country: Country;
  /** in the client's market */
  today: string;
  /** whether the consultant is still with the company that the draft names */
  isSameCompany: boolean;
}

const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

type Found = FoundIssue | false;

function scopeIssues({ assignment }: AgreementFormData, today: string): Found[] {
  const { startDate: start, endDate: end, percentage } = assignment.scope;
  const path = 'assignment.scope';
  const isBackward = start !== null && end !== null && end < start;
  const isLong =
    start !== null && end !== null && end >= plusYears(start, limits.agreement.scopeYears);
  return [
    start === null && { path: `${path}.startDate`, code: 'start_date_required' },
    end === null && { path: `${path}.endDate`, code: 'end_date_required' },
    isBackward && { path: `${path}.endDate`, code: 'end_before_start' },
    end !== null &&
      end < today &&
      !isBackward && { path: `${path}.endDate`, code: 'end_has_passed' },
    isLong && { path: `${path}.endDate`, code: 'scope_too_long' },
    percentage === null && { path: `${path}.percentage`, code: 'percentage_required' },
  ];
}

function paymentIssues({ assignment }: AgreementFormData, country: Country): Found[] {
  const { scope, paymentTerms } = assignment;
  const { currency, hourlyRate, adjustments } = paymentTerms;
  const path = 'assignment.paymentTerms';
  const ofAdjustments = adjustments.flatMap(({ startDate: day }, at): Found[] => {
    const before = adjustments[at - 1];
    const isBeyond =
      (scope.startDate !== null && day <= scope.startDate) ||
      (scope.endDate !== null && day > scope.endDate);
    const field = `${path}.adjustments.${at}.startDate`;
    return [
      before !== undefined &&
        day <= before.startDate && { path: field, code: 'adjustments_out_of_order' },
      isBeyond && { path: field, code: 'adjustment_outside_scope' },
    ];
  });
  const isOther = currency !== currencyOf[country];
  return [
    hourlyRate === null && { path: `${path}.hourlyRate`, code: 'rate_required' },
    isOther && { path: `${path}.currency`, code: 'currency_of_other_country' },
    ...ofAdjustments,
  ];
}

type Named = { name: string; email: string };

function personIssues(path: string, person: Named, missing: AgreementIssueCode): Found[] {
  const isMissing = person.name === '' || person.email === '';
  return [
    isMissing && { path: `${path}.${person.name === '' ? 'name' : 'email'}`, code: missing },
    person.email !== '' &&
      !email.test(person.email) && { path: `${path}.email`, code: 'email_not_valid' },
    !isPlainName(person.name) && { path: `${path}.name`, code: 'name_not_valid' },
  ];
}

/** Who signs for the client. */
export const clientSignatory = ({ client }: AgreementFormData) =>
  client.reuseContact ? client.contact : client.representative;

function peopleIssues(form: AgreementFormData): Found[] {
  const { client, consultantCompany } = form;
  const theirs = consultantCompany.representative;
  const ours = clientSignatory(form);
  const isSame = ours.email !== '' && ours.email.toLowerCase() === theirs.email.toLowerCase();
  const code = 'company_representative_required';
  return [
    ...personIssues('client.contact', client.contact, 'contact_required'),
    ...(client.reuseContact
      ? []
      : personIssues('client.representative', ours, 'client_representative_required')),
    ...personIssues('consultantCompany.representative', theirs, code),
    isSame && {
      path: 'consultantCompany.representative.email',
      code: 'representatives_must_differ',
    },
  ];
}

/** Everything that is missing, in the order of the page. */
export function missingInAgreement(
  form: AgreementFormData,
  { country, today, isSameCompany }: Circumstances,
): FoundIssue[] {
  const { role, description } = form.assignment;
  const isUndescribed = description.short === '' && description.long === '';
  const all: Found[] = [
    ...scopeIssues(form, today),
    role === '' && { path: 'assignment.role', code: 'role_required' },
    isUndescribed && { path: 'assignment.description.short', code: 'description_required' },
    ...paymentIssues(form, country),
    ...peopleIssues(form),
    !isSameCompany && { path: 'consultantCompany.name', code: 'consultant_has_other_company' },
  ];
  return all.filter((one) => one !== false);
}
