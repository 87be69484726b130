import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { findToInvite } from './invitation-mails.repository.ts';
import { queueMails } from './mails-once.repository.ts';
import { sendInvitationMail } from './send-invitation-mail.ts';

/** Mails the consultants invited to a direct assignment who were not mailed about it yet. */
export const inviteConsultants = defineJob({
  name: 'invite-consultants',
  input: z.object({ assignment: z.uuid() }),
  async run({ db, transaction, now, log }, { assignment }) {
    const accounts = await findToInvite(db, assignment);
    const queued = await transaction(async (tx, { enqueue }) => {
      const queued = await queueMails(tx, 'invitation_mail', { assignment, accounts, now: now() });
      for (const account of queued) await enqueue(sendInvitationMail, { assignment, account });
      return queued;
    });
    if (queued.length > 0) log.info({ assignment, mails: queued.length }, 'invitations queued');
  },
});
