import type { CompanyChanges, ConsultantCompany } from '../consultant-companies.queries.ts';
import {
  digitsOf,
  numberStateOf,
  numberText,
  type NumberState,
} from '../../organizations/public/organization-number.ts';

/** The values of the form's fields. */
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

/** Only the changed fields, so that changes saved by others stay; an empty field becomes null. */
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

/** A saved number is not validated again; a new one is validated while it is typed. */
export function numberStateIn(typed: TypedSettings, company: ConsultantCompany): NumberState {
  const isStored = digitsOf(typed.number) === (company.organization_number ?? '');
  return isStored ? 'right' : numberStateOf(typed.number, company.country);
}
