import { limits } from '@torg/protocol/limits';
import type { CompanyConsultant } from './interest.queries.ts';

type Standing = Pick<CompanyConsultant, 'visible_in_search' | 'interest_sent'>;

export const canBeSent = (consultant: Standing): boolean =>
  consultant.visible_in_search && !consultant.interest_sent;

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
