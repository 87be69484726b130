import type { consultantCompanyCalls } from '@torg/protocol/consultant-companies/consultant-companies';
import { marketDay } from '@torg/protocol/market-day';
import type { Handler } from '../../platform/handler.ts';
import {
  consultantView,
  findConsultantsOf,
  findRuleResults,
} from '../../profiles/profiles.queries.ts';
import { openForAdmin } from '../open-company.ts';

export const listCompanyProfilesWithValidations: Handler<
  typeof consultantCompanyCalls.listCompanyProfilesWithValidations
> = async (context, { params: { id } }) => {
  await openForAdmin(context, id);
  const { db, actor, now, trackView } = context;
  const rows = await findConsultantsOf(db, id);
  const profiles = rows.map(({ account }) => account);
  const results = await findRuleResults(db, profiles, marketDay(now));
  trackView('get_profiles', {});
  return {
    profiles: rows.map((row) => {
      const profile = row.account;
      const own = results.get(profile) ?? [];
      return {
        ...consultantView(row, actor),
        validations: own.map((one) => ({ ...one, profile })),
      };
    }),
  };
};
