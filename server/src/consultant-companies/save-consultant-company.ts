import type { consultantCompanyCalls } from '@torg/protocol/consultant-companies';
import { isOrganizationNumber } from '@torg/protocol/organization-number';
import type { Country } from '@torg/protocol/terms';
import { hasCooperationAgreement } from '../contracts/contracts.public.ts';
import { changeOrganization } from '../organizations/organizations.public.ts';
import type { Handler } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { maySetFastTrack } from './consultant-companies.policy.ts';
import { companyView } from './consultant-companies.views.ts';
import { openForChange } from './open-company.ts';

/** As people write it, with spaces and hyphens; nothing is none. */
function numberOf(written: string | null, country: Country): string | null {
  const number = written?.replaceAll(/[\s-]/g, '') || null;
  allowed(
    number === null || isOrganizationNumber(number, country),
    'organization_number_not_valid',
  );
  return number;
}

export const saveConsultantCompany: Handler<
  typeof consultantCompanyCalls.saveConsultantCompany
> = async (context, { params: { id }, body }) => {
  const { db, actor } = context;
  const company = await openForChange(context, id);
  const { organization_number: written, cvpartner_subdomain: subdomain, ...plain } = body;
  allowed(plain.fast_track_new_consultants === undefined || maySetFastTrack(actor));
  const changes = {
    ...plain,
    ...(written !== undefined && { organization_number: numberOf(written, company.country) }),
    ...(subdomain !== undefined && { cvpartner_subdomain: subdomain || null }),
  };
  if (Object.keys(changes).length > 0) await changeOrganization(db, id, changes);
  const saved = { ...company, ...changes };
  return companyView(saved, actor, await hasCooperationAgreement(db, id));
};
