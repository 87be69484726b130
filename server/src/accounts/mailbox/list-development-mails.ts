import type { mailboxCalls } from '@torg/protocol/accounts/accounts';
import type { Handler } from '../../platform/handler.ts';
import { developmentMailbox } from './development-mailbox.ts';

export const listDevelopmentMails: Handler<typeof mailboxCalls.listDevelopmentMails> = async ({
  external,
}) => {
  const mails = await developmentMailbox(external).list();
  return {
    mails: mails.map(({ mail_id, to, subject, sent_at }) => ({ mail_id, to, subject, sent_at })),
  };
};
