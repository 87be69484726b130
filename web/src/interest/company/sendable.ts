import { limits } from '@torg/protocol/limits';
import type { CompanyConsultant } from '../interest.queries.ts';

export const canBeSent = ({ can }: Pick<CompanyConsultant, 'can'>): boolean => can.putForward;

export const mostChosen = limits.interest.consultants;

/** Those that can be sent first, and of them who has most of what is asked for. */
export function bestFirst(consultants: readonly CompanyConsultant[]): CompanyConsultant[] {
  return consultants.toSorted(
    (a, b) =>
      Number(canBeSent(b)) - Number(canBeSent(a)) ||
      b.matching.length - a.matching.length ||
      a.name.localeCompare(b.name),
  );
}
