import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayReadAgreement } from '../agreements.policy.ts';
import { findAgreement } from './agreements.repository.ts';
import { loadAgreement } from './load-agreement.ts';

export const getAgreement: Handler<typeof agreementCalls.getAgreement> = async (
  context,
  { params: { agreement_id } },
) => {
  const row = found(await findAgreement(context.db, agreement_id), 'could_not_find_agreement');
  allowed(mayReadAgreement(context.actor, row));
  return loadAgreement(context, agreement_id);
};
