import { plusDays, ratePeriods } from '@torg/protocol/agreements/scope';
import type { DemoHire } from '../../data/hires.types.ts';
import type { Row } from '../../insert-rows.ts';
import {
  accountId,
  agreementDraftId,
  agreementId,
  assignmentId,
  organizationId,
} from '../demo-ids.ts';
import type { Moments } from '../moments.ts';
import { fridayUntil } from './hire-days.ts';
import { hireContractId } from './hire-contract.ts';
import { formOf, peopleOf } from './hire-form.ts';

export const isInForce = ({ contract }: DemoHire): boolean => contract?.status === 'completed';

/** The job asks in the morning, so many days before the last one. */
const inquiryMoment = (end: string, days: number) => new Date(`${plusDays(end, -days)}T07:00:00Z`);

const inquiryColumns = ({ inquiry }: DemoHire, end: string) => ({
  asked_at: inquiry === undefined ? null : inquiryMoment(end, inquiry.days),
  asked_days: inquiry?.days ?? null,
  client_wish: inquiry?.client ?? null,
  provider_wish: inquiry?.provider ?? null,
});

export function agreementRow(hire: DemoHire, moments: Moments): Row<'agreement'> {
  const { client, provider, buyer } = peopleOf(hire);
  const { assignment: terms } = formOf(hire, moments, hire.hourlyRate);
  const { ended } = hire;
  const end_date = terms.scope.endDate ?? '';
  const signedAt = moments.days(hire.offsetDays);
  return {
    agreement: agreementId(hire.key),
    agreement_draft: agreementDraftId(hire.key),
    contract: hireContractId(hire),
    client: organizationId(client.key),
    provider: organizationId(provider.key),
    profile: accountId(hire.consultant),
    assignment: hire.assignment === undefined ? null : assignmentId(hire.assignment),
    extends_agreement: hire.extends === undefined ? null : agreementId(hire.extends),
    role: hire.role,
    percentage: hire.percentage,
    currency: terms.paymentTerms.currency,
    start_date: terms.scope.startDate ?? '',
    end_date,
    ended_on: ended === undefined ? null : fridayUntil(moments.day(ended.offsetDays)),
    ended_because: ended?.reason ?? null,
    ended_by: ended === undefined ? null : accountId(buyer.key),
    ...inquiryColumns(hire, end_date),
    created_at: signedAt,
    // The reason is given a fortnight before the day.
    updated_at: ended === undefined ? signedAt : moments.days(ended.offsetDays - 14),
  };
}

/** Its rates, one after the other over the whole scope. */
export function rateRows(hire: DemoHire, moments: Moments): Row<'agreement_rate'>[] {
  const rates = ratePeriods(formOf(hire, moments, hire.hourlyRate).assignment);
  return rates.map((rate, at) => ({
    ...{ agreement: agreementId(hire.key), ...rate },
    follows: rates[at - 1]?.end_date ?? null,
    scope_start: rates[0]?.start_date ?? '',
    scope_end: rates.at(-1)?.end_date ?? '',
  }));
}
