import type { CompanyConsultant, InterestReceipt } from '../interest.queries.ts';

/** Of all receipts, which an admin sees, those of one company's consultants. */
export function receiptsFor(
  consultants: readonly Pick<CompanyConsultant, 'account'>[],
  receipts: readonly InterestReceipt[],
): InterestReceipt[] {
  const ours = new Set(consultants.map(({ account }) => account));
  return receipts.filter((receipt) => receipt.consultants.some(({ account }) => ours.has(account)));
}
