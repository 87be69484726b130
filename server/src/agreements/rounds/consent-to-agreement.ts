import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import { recordChange } from '../../events/events.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { hasConsented, isOpenForConsent, mayConsent } from '../agreements.policy.ts';
import { lockDraft, updateDraft } from '../drafts/drafts.repository.ts';
import { loadDraft } from '../drafts/load-draft.ts';
import { mailDraftNews } from '../mails/mail-draft-news.ts';
import { notifyReaders } from './notify-readers.ts';
import { findPeople } from './people.repository.ts';

/** A yes to one round; the same yes a second time changes nothing. */
export const consentToAgreement: Handler<typeof agreementCalls.consentToAgreement> = async (
  context,
  { params: { agreement_draft_id: draft }, body: { round } },
) => {
  const { db, actor, now, enqueue } = context;
  const row = found(await lockDraft(db, draft), 'could_not_find_agreement_draft');
  allowed(mayConsent(actor, row));
  allowed(isOpenForConsent(row), 'agreement_draft_state_does_not_allow');
  allowed(row.rounds === round, 'agreement_draft_was_changed');
  if (hasConsented(row)) return loadDraft(context, draft);
  const consent = { consented_round: round, consented_at: now, updated_at: now };
  await updateDraft(db, draft, consent);
  await recordChange(context, {
    what: 'consented_to_agreement',
    object: { kind: 'agreement_draft', id: draft, name: row.client_name },
    also: [row.client, row.profile],
    before: { round: row.consented_round },
    after: { round },
  });
  const { provider } = await findPeople(db, row);
  for (const account of provider.filter((one) => one !== actor.account)) {
    const mailed = { agreement_draft: draft, account, what: 'consented' as const, message: '' };
    await enqueue(mailDraftNews, mailed);
  }
  await notifyReaders(context, row);
  return loadDraft(context, draft);
};
