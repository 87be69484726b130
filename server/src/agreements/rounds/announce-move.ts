import { openThread, writeInThread } from '../../messages/messages.commands.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { hasConsented } from '../agreements.policy.ts';
import { findDraft, updateDraft, type DraftRow } from '../drafts/drafts.repository.ts';
import { mailDraftNews } from '../mails/mail-draft-news.ts';
import type { MailedDraftNews } from '../mails/mailed-news.ts';
import { notifyEditors, notifyReaders } from './notify-readers.ts';
import { findPeople, type AgreementPeople } from './people.repository.ts';
import { threadTexts, type DraftNews } from './thread-texts.ts';

interface Announced {
  news: DraftNews;
  /** the actor's own words: a message or a reason */
  message: string;
}

/** The first message opens the thread of the hire, and is the request that the event log knows. */
async function writeAbout(
  context: ChangeContext,
  row: DraftRow,
  { people, texts }: { people: AgreementPeople; texts: readonly string[] },
): Promise<void> {
  const { db, actor, emit, now } = context;
  const sender = actor.account;
  if (row.thread !== null) {
    const joining = [...people.client, ...people.provider];
    for (const content of texts) {
      await writeInThread(context, { thread: row.thread, sender, content, joining });
    }
    return;
  }
  const participants = [...new Set([sender, ...people.client, ...people.provider])];
  const { assignment, profile, agreement_draft } = row;
  const opened = { kind: 'hire_request' as const, assignment, sender, participants };
  const { thread } = await openThread(context, { ...opened, contents: texts });
  await updateDraft(db, agreement_draft, { thread, updated_at: now });
  await emit('sent_request_to_hire_message', {
    profile,
    thread,
    ...(assignment !== null && { assignment }),
  });
}

/** Who gets which mail. Whoever runs the company needs no mail as the consultant. */
function mailsOf(
  news: DraftNews,
  row: DraftRow,
  { client, provider, consultant }: AgreementPeople,
): { account: string; what: MailedDraftNews }[] {
  const to = (accounts: readonly string[], what: MailedDraftNews) =>
    accounts.map((account) => ({ account, what }));
  const alone = consultant.filter((account) => !provider.includes(account));
  const ask = hasConsented(row) ? [] : to(alone, 'consent_asked');
  if (news === 'sent') return [...to(provider, news), ...ask];
  if (news === 'changes_proposed') return [...to(client, news), ...ask];
  return [...to(client, news), ...to(provider, news), ...to(alone, news)];
}

/** Tells both sides and the consultant of a move that was made: in the thread, by mail and live. */
export async function announceMove(
  context: ChangeContext,
  draft: string,
  { news, message }: Announced,
): Promise<void> {
  const { db, actor, enqueue, settings } = context;
  const row = found(await findDraft(db, draft), 'could_not_find_agreement_draft');
  const people = await findPeople(db, row);
  if (row.rounds === 0) return notifyEditors(context, row);
  const url = `${settings.publicUrl}/agreements/drafts/${draft}`;
  const told = { name: row.consultant_name, url, locale: actor.locale, message };
  await writeAbout(context, row, { people, texts: threadTexts(news, told) });
  for (const { account, what } of mailsOf(news, row, people)) {
    if (account === actor.account) continue;
    await enqueue(mailDraftNews, { agreement_draft: draft, account, what, message });
  }
  await notifyReaders(context, row);
}
