import type { consultantCompanyCalls } from '@torg/protocol/consultant-companies/consultant-companies';
import { hasCooperationAgreement } from '../contracts/contracts.queries.ts';
import { editOrganization } from '../organizations/organizations.commands.ts';
import { readOrganizationNumber } from '../organizations/organizations.queries.ts';
import type { Handler } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { maySetFastTrack } from './consultant-companies.policy.ts';
import { companyView } from './consultant-companies.views.ts';
import { openForChange } from './open-company.ts';

export const saveConsultantCompany: Handler<
  typeof consultantCompanyCalls.saveConsultantCompany
> = async (context, { params: { id }, body }) => {
  const { db, actor } = context;
  const company = await openForChange(context, id);
  const { organization_number: typedNumber, cvpartner_subdomain: subdomain, ...plain } = body;
  allowed(plain.fast_track_new_consultants === undefined || maySetFastTrack(actor));
  const changes = {
    ...plain,
    ...(typedNumber !== undefined && {
      organization_number: readOrganizationNumber(typedNumber, company.country),
    }),
    ...(subdomain !== undefined && { cvpartner_subdomain: subdomain || null }),
  };
  await editOrganization(context, company, changes);
  const saved = { ...company, ...changes };
  return companyView(saved, actor, await hasCooperationAgreement(db, id));
};
