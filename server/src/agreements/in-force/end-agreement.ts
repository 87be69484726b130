import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import { plusDays } from '@torg/protocol/agreements/scope';
import { marketDay } from '@torg/protocol/market-day';
import { recordChange } from '../../events/events.commands.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { becomeFreeInstead } from '../../profiles/profiles.commands.ts';
import { isRunning, mayEnd } from '../agreements.policy.ts';
import { mailAgreementNews } from '../mails/mail-agreement-news.ts';
import { notifyReaders } from '../rounds/notify-readers.ts';
import { findPeople } from '../rounds/people.repository.ts';
import {
  findLastBoundDay,
  lockAgreement,
  updateAgreement,
  type AgreementRow,
} from './agreements.repository.ts';
import { loadAgreement } from './load-agreement.ts';

/** Both sides and the consultant have it by mail, also whoever ended it. */
async function inform(context: ChangeContext, row: AgreementRow): Promise<void> {
  const { client, provider, consultant } = await findPeople(context.db, row);
  const everybody = new Set([context.actor.account, ...client, ...provider, ...consultant]);
  for (const account of everybody) {
    const mailed = { agreement: row.agreement, account, what: 'ended_early' as const };
    await context.enqueue(mailAgreementNews, mailed);
  }
  await notifyReaders(context, row);
}

export const endAgreement: Handler<typeof agreementCalls.endAgreement> = async (
  context,
  { params: { agreement_id }, body: { on, reason } },
) => {
  const { db, actor, now } = context;
  const row = found(await lockAgreement(db, agreement_id), 'could_not_find_agreement');
  allowed(mayEnd(actor, row));
  const today = marketDay(now, row.client_country);
  const isEarly = on >= today && on < row.end_date;
  allowed(isRunning(row, today) && isEarly, 'agreement_end_not_possible');
  const ending = { ended_on: on, ended_because: reason, ended_by: actor.account };
  await updateAgreement(db, agreement_id, { ...ending, updated_at: now });
  await recordChange(context, {
    what: 'ended_agreement',
    object: { kind: 'agreement', id: agreement_id, name: row.client_name },
    also: [row.client, row.profile],
    before: { end_date: row.end_date },
    after: { end_date: on, ended_because: reason },
  });
  const bound = (await findLastBoundDay(db, row.profile)) ?? on;
  const days = { before: plusDays(row.end_date, 1), after: plusDays(bound, 1) };
  await becomeFreeInstead(context, { profile: row.profile, ...days });
  await inform(context, row);
  return loadAgreement(context, agreement_id);
};
