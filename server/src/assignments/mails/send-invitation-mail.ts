import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { invitationMail } from './invitation-mail.ts';
import { findInvitation, type InvitationRow } from './invitation-mails.repository.ts';
import { sendQueued } from './send-queued.ts';

const isStillInvited = (row: InvitationRow): boolean =>
  row.verified && row.state === 'published' && row.assignment_type === 'direct';

/** Mails the invitation to one consultant, unless it was taken back in the meantime. */
export const sendInvitationMail = defineJob({
  name: 'send-invitation-mail',
  input: z.object({ assignment: z.uuid(), account: z.uuid() }),
  atOnce: 4,
  async run(context, key) {
    const row = await findInvitation(context.db, key);
    const { publicUrl } = context.external.settings;
    const mail = row !== undefined && isStillInvited(row) ? invitationMail(row, publicUrl) : null;
    await sendQueued(context, 'invitation_mail', { ...key, mail });
  },
});
