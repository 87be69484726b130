import type { consultantCompanyCalls } from '@torg/protocol/consultant-companies/consultant-companies';
import type { Handler } from '../../platform/handler.ts';
import { consultantView, findConsultantsOf } from '../../profiles/profiles.queries.ts';
import { openForAdmin } from '../open-company.ts';

export const listCompanyProfiles: Handler<
  typeof consultantCompanyCalls.listCompanyProfiles
> = async (context, { params: { id }, query: { qa_statuses } }) => {
  await openForAdmin(context, id);
  const rows = await findConsultantsOf(context.db, id, qa_statuses);
  context.trackView('get_profiles', {});
  return { profiles: rows.map((row) => consultantView(row, context.actor)) };
};
