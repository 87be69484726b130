import type { CompanyConsultant, InterestReceipt } from '../interest.queries.ts';

/** Admins see all receipts; this selects those of one company's consultants. */
export function receiptsFor(
  consultants: readonly Pick<CompanyConsultant, 'account'>[],
  receipts: readonly InterestReceipt[],
): InterestReceipt[] {
  const ours = new Set(consultants.map(({ account }) => account));
  return receipts.filter((receipt) => receipt.consultants.some(({ account }) => ours.has(account)));
}
