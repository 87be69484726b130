import type { mailboxCalls } from '@torg/protocol/accounts/accounts';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { developmentMailbox } from './development-mailbox.ts';

export const getDevelopmentMail: Handler<typeof mailboxCalls.getDevelopmentMail> = async (
  { external },
  { params },
) => {
  const mail = await developmentMailbox(external).read(params.mail_id);
  const { mail_id, to, subject, sent_at, text, html, ...rest } = found(mail, 'could_not_find_mail');
  const { attached = [], calendar } = rest;
  return {
    ...{ mail_id, to, subject, sent_at, text, html, attached },
    calendar: calendar?.content ?? null,
  };
};
