import type { CompanyChanges, ConsultantCompany } from '../consultant-companies.queries.ts';
import { digitsOf, numberText } from '../../organizations/public/organization-number.ts';

/** The values of the form's fields. */
export interface TypedSettings {
  name: string;
  number: string;
}

export const typedOf = (company: ConsultantCompany): TypedSettings => ({
  name: company.name,
  number: numberText(company.organization_number ?? '', company.country),
});

/** Only the changed fields, so that changes saved by others stay; an empty field becomes null. */
export function changesOf(typed: TypedSettings, company: ConsultantCompany): CompanyChanges {
  const name = typed.name.trim();
  const number = digitsOf(typed.number);
  return {
    ...(name !== company.name && { name }),
    ...(number !== (company.organization_number ?? '') && { organization_number: number || null }),
  };
}
