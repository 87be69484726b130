import { aConsultant } from '../../profiles/public/consultant.fixtures.ts';
import type { BenchConsultant } from '../consultant-companies.queries.ts';

/** A made-up consultant on a bench, identified by their name. */
export function aBenchConsultant(given: Partial<BenchConsultant> = {}): BenchConsultant {
  const { validations = [], ...rest } = given;
  const consultant = aConsultant(rest);
  return { ...consultant, account: given.account ?? consultant.name, validations };
}
