import { RequestError } from '../../client/request-error.ts';
import type { CompanyChanges, ConsultantCompany } from '../consultant-companies.queries.ts';
import {
  digitsOf,
  numberStateOf,
  numberText,
  type NumberState,
} from '../../organizations/public/organization-number.ts';

/** What stands in the fields. */
export interface TypedSettings {
  name: string;
  number: string;
  subdomain: string;
}

export const typedOf = (company: ConsultantCompany): TypedSettings => ({
  name: company.name,
  number: numberText(company.organization_number ?? '', company.country),
  subdomain: company.cvpartner_subdomain ?? '',
});

/** Only what was changed, so that what somebody else saved meanwhile stays; empty is none. */
export function changesOf(typed: TypedSettings, company: ConsultantCompany): CompanyChanges {
  const name = typed.name.trim();
  const number = digitsOf(typed.number);
  const subdomain = typed.subdomain.trim();
  return {
    ...(name !== company.name && { name }),
    ...(number !== (company.organization_number ?? '') && { organization_number: number || null }),
    ...(subdomain !== (company.cvpartner_subdomain ?? '') && {
      cvpartner_subdomain: subdomain || null,
    }),
  };
}

/** What was kept before stays as it is, right or not; a new number is judged as it is typed. */
export function numberStateIn(typed: TypedSettings, company: ConsultantCompany): NumberState {
  const isStored = digitsOf(typed.number) === (company.organization_number ?? '');
  return isStored ? 'right' : numberStateOf(typed.number, company.country);
}

/** Whether an error belongs at the field of the organisation number. */
export const isAboutNumber = (error: unknown): boolean =>
  error instanceof RequestError &&
  (error.code === 'organization_number_not_valid' || error.code === 'organization_number_is_taken');
