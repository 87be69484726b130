import type {
  CompanyUser,
  ConsultantCompany,
  ConsultantCompanyItem,
} from '@torg/protocol/consultant-companies/consultant-companies';
import { imageUrl } from '../files/files.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { can, canOfUser, isNotDeactivated, isLastAdmin } from './consultant-companies.policy.ts';
import type { CompanyItemRow, CompanyUserRow } from './consultant-companies.repository.ts';
import type { CompanyRow } from './open-company.ts';

export function companyView(
  row: CompanyRow,
  actor: Actor,
  has_cooperation_agreement: boolean,
): ConsultantCompany {
  return {
    consultant_company: row.organization,
    name: row.name,
    country: row.country,
    type: row.kind,
    organization_number: row.organization_number,
    logo_url: imageUrl(row.logo_file),
    cvpartner_subdomain: row.cvpartner_subdomain,
    fast_track_new_consultants: row.fast_track_new_consultants,
    requires_presentation_consent: row.requires_presentation_consent,
    has_cooperation_agreement,
    can: can(actor, row),
  };
}

export function companyItemView(
  row: CompanyItemRow,
  actor: Actor,
  signed: ReadonlySet<string>,
): ConsultantCompanyItem {
  const { organization: consultant_company, kind: type, ...rest } = row;
  const has_cooperation_agreement = signed.has(consultant_company);
  return { consultant_company, type, ...rest, has_cooperation_agreement, can: can(actor, row) };
}

export function companyUserView(row: CompanyUserRow): CompanyUser {
  return {
    account: row.account,
    name: row.name,
    email: row.email,
    image_url: imageUrl(row.image_file),
    verified: row.verified,
    is_consultant_admin: row.is_admin_in_company,
    invited_at: row.invited_at?.toISOString() ?? null,
    deactivated: row.deactivated_at !== null,
    is_last_admin: isNotDeactivated(row) && isLastAdmin(row),
    can: canOfUser(row),
  };
}
