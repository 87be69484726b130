import type { CompanyConsultant } from '../interest.queries.ts';

export const canBeSent = ({ can }: Pick<CompanyConsultant, 'can'>): boolean => can.putForward;

/** Puts those who can be sent first, and among them those who meet most criteria. */
export function bestFirst(consultants: readonly CompanyConsultant[]): CompanyConsultant[] {
  return consultants.toSorted(
    (a, b) =>
      Number(canBeSent(b)) - Number(canBeSent(a)) ||
      b.matching.length - a.matching.length ||
      a.name.localeCompare(b.name),
  );
}
