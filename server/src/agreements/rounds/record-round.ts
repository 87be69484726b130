import type { AgreementFormData } from '@torg/protocol/agreements/agreement-shapes';
import type { DraftState } from '@torg/protocol/agreements/agreement-life';
import { isSameWithoutPrice } from '@torg/protocol/agreements/hidden-price';
import type { MoveContext } from '../../platform/moves/movable.ts';
import { hasConsented, isConsultant } from '../agreements.policy.ts';
import {
  findRepresentative,
  insertRound,
  updateDraft,
  type DraftRow,
} from '../drafts/drafts.repository.ts';

interface Sent {
  status: DraftState;
  /** the company's proposal; the client sends what is edited */
  form?: AgreementFormData;
  message?: string;
}

/** A yes stays where the consultant reads the same as before; who proposes for themself says yes. */
function consentAfter(row: DraftRow, form: AgreementFormData, { actor, now }: Context) {
  const round = row.rounds + 1;
  const isUnchanged = row.sent_form !== null && isSameWithoutPrice(row.sent_form, form);
  if (hasConsented(row) && isUnchanged) return { consented_round: round };
  const isOwn = isConsultant(actor, row);
  return { consented_round: isOwn ? round : null, consented_at: isOwn ? now : null };
}

type Context = Pick<MoveContext, 'db' | 'actor' | 'now'>;

/** Keeps what is sent as a round, which nobody changes. */
export async function recordRound(context: Context, row: DraftRow, sent: Sent): Promise<void> {
  const { db, actor, now } = context;
  const { agreement_draft, rounds, revision } = row;
  const side = sent.status === 'changes_proposed' ? 'provider' : 'client';
  const form = sent.form ?? row.agreement_form_data;
  const agreement_form_data = JSON.stringify(form);
  const round = rounds + 1;
  await insertRound(db, {
    ...{ agreement_draft, round, side, agreement_form_data },
    account: actor.account,
    sent_by: actor.name,
    message: sent.message ?? '',
    sent_at: now,
  });
  await updateDraft(db, agreement_draft, {
    ...{ status: sent.status, side, agreement_form_data, rounds: round },
    ...consentAfter(row, form, context),
    representative: await findRepresentative(db, row.provider, form),
    revision: revision + 1,
    updated_at: now,
  });
}
