import type { Profile } from '@torg/protocol/profiles/profile-shapes';
import type { Country, OrganizationKind } from '@torg/protocol/terms';

interface RowWithCompany {
  organization: string | null;
  organization_kind: OrganizationKind | null;
  organization_name: string | null;
  organization_country: Country | null;
}

/** The company of a consultant; null for somebody without one. */
export function companyOf(row: RowWithCompany): Profile['consultant_company'] {
  const { organization, organization_name, organization_country, organization_kind } = row;
  if (organization === null || organization_name === null || organization_country === null) {
    return null;
  }
  const type = organization_kind === 'independent' ? 'independent' : 'consultant_company';
  return { type, id: organization, name: organization_name, country_code: organization_country };
}
