import type { consultantCompanyCalls } from '@torg/protocol/consultant-companies/consultant-companies';
import { localeOf } from '@torg/protocol/terms';
import { invitePerson } from '../../accounts/accounts.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { makeProfile } from '../../profiles/profiles.commands.ts';
import { takesConsultants } from '../consultant-companies.policy.ts';
import { openForAdmin } from '../open-company.ts';

export const addConsultant: Handler<typeof consultantCompanyCalls.addConsultant> = async (
  context,
  { params: { id }, body: { consultant } },
) => {
  const company = await openForAdmin(context, id);
  allowed(takesConsultants(company), 'could_not_create_account');
  const { cvpartner_id, ...person } = consultant;
  const profile = await invitePerson(context, {
    ...person,
    role: 'consultant',
    organization: company.organization,
    locale: localeOf[company.country],
  });
  await makeProfile(context, {
    profile,
    cvpartner_id: cvpartner_id || null,
    isApproved: company.fast_track_new_consultants,
  });
  return { profile };
};
