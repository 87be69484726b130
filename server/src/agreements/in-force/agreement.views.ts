import type { AgreementView } from '@torg/protocol/agreements/agreement-shapes';
import { withoutPrice } from '@torg/protocol/agreements/hidden-price';
import type { RatePeriod } from '@torg/protocol/agreements/scope';
import { marketDay } from '@torg/protocol/market-day';
import type { Currency } from '@torg/protocol/terms';
import type { Actor } from '../../platform/actor.ts';
import { consultantView } from '../agreement-people.ts';
import {
  canWithAgreement,
  hidesPrice,
  isClient,
  isProvider,
  phaseOf,
  seesUnsent,
} from '../agreements.policy.ts';
import { partiesView } from '../drafts/drafts.views.ts';
import type { AgreementRow } from './agreements.repository.ts';

export const ratesView = (rates: readonly RatePeriod[], currency: Currency) =>
  rates.map((rate) => ({ ...rate, hourly_rate: rate.hourly_rate / 100, currency }));

const endingOf = (row: AgreementRow): AgreementView['ended_early'] =>
  row.ended_on === null
    ? null
    : { on: row.ended_on, reason: row.ended_because ?? '', by: row.ended_by_name ?? '' };

function ownWish(actor: Actor, row: AgreementRow) {
  if (isClient(actor, row)) return row.client_wish;
  return isProvider(actor, row) ? row.provider_wish : null;
}

const extensionOf = (actor: Actor, row: AgreementRow) => ({
  extends_agreement: row.extends_agreement,
  extended_by: row.extended_by,
  extension_draft: row.extension_draft,
  wishes: {
    asked_at: row.asked_at?.toISOString() ?? null,
    own: ownWish(actor, row),
    client: row.client_wish,
    provider: row.provider_wish,
  },
});

function assignmentOf(row: AgreementRow, canClose: boolean): AgreementView['assignment'] {
  const { assignment, assignment_title: title } = row;
  if (assignment === null || title === null) return null;
  return { assignment_id: assignment, title, can_close: canClose };
}

const ownFields = (row: AgreementRow) => ({
  agreement_id: row.agreement,
  contract_id: row.contract,
  start_date: row.start_date,
  end_date: row.end_date,
  consultant_role: row.role,
  employment_percentage: row.percentage,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

interface Reading {
  actor: Actor;
  now: Date;
  /** whether the reader can close its assignment */
  canClose: boolean;
}

/** An agreement as somebody reads it; consultants see no price. */
export function agreementView(row: AgreementRow, { actor, now, canClose }: Reading): AgreementView {
  const today = marketDay(now, row.client_country);
  const isPriceHidden = hidesPrice(actor, row);
  const form = row.agreement_form_data;
  return {
    ...ownFields(row),
    rates: isPriceHidden ? [] : ratesView(row.rates, row.currency),
    consultant: consultantView(row),
    phase: phaseOf(row, today),
    ...partiesView(row),
    assignment: assignmentOf(row, canClose),
    agreement_form_data: isPriceHidden ? withoutPrice(form) : form,
    hides_price: isPriceHidden,
    ...extensionOf(actor, row),
    extension_draft: seesUnsent(actor, row) ? row.extension_draft : null,
    ended_early: endingOf(row),
    hiring_basis: seesUnsent(actor, row) ? row.hiring_basis : null,
    can: canWithAgreement(actor, row, today),
  };
}
