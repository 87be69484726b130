import type { Locale } from '@torg/protocol/terms';
import type { ChangeContext } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeAccount } from '../accounts.repository.ts';

/** Missing fields stay unchanged. */
export interface OwnChanges {
  name?: string | undefined;
  title?: string | null | undefined;
  phone?: string | null | undefined;
  locale?: Locale | undefined;
  recommendationMails?: boolean | undefined;
}

function onlyConsultantsGetThem(): Refusal {
  const issues = [{ path: 'recommendationMails', message: 'only consultants get these mails' }];
  return new Refusal('request_validation_error', { issues });
}

export async function changeOwnAccount(
  { db, actor, now, forgetActor }: ChangeContext,
  { recommendationMails, ...changes }: OwnChanges,
): Promise<void> {
  if (recommendationMails !== undefined && actor.role !== 'consultant') {
    throw onlyConsultantsGetThem();
  }
  await changeAccount(db, actor.account, {
    ...changes,
    ...(recommendationMails === undefined ? {} : { recommendation_mails: recommendationMails }),
    updated_at: now,
  });
  await forgetActor(actor.account);
}
