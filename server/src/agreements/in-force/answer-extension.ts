import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import { marketDay } from '@torg/protocol/market-day';
import { recordChange } from '../../events/events.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { isClient, isRunning, mayWish } from '../agreements.policy.ts';
import { notifyReaders } from '../rounds/notify-readers.ts';
import { lockAgreement, updateAgreement } from './agreements.repository.ts';
import { loadAgreement } from './load-agreement.ts';

export const answerExtension: Handler<typeof agreementCalls.answerExtension> = async (
  context,
  { params: { agreement_id: agreement }, body: { wish } },
) => {
  const { db, actor, now } = context;
  const row = found(await lockAgreement(db, agreement), 'could_not_find_agreement');
  allowed(mayWish(actor, row));
  const runs = isRunning(row, marketDay(now, row.client_country));
  allowed(runs && !row.is_extended, 'agreement_end_not_possible');
  const column = isClient(actor, row) ? 'client_wish' : 'provider_wish';
  await updateAgreement(db, agreement, { [column]: wish, updated_at: now });
  await recordChange(context, {
    what: 'wished_about_agreement',
    object: { kind: 'agreement', id: agreement, name: row.client_name },
    also: [row.client, row.profile],
    before: { [column]: row[column] },
    after: { [column]: wish },
  });
  await notifyReaders(context, row);
  return loadAgreement(context, agreement);
};
