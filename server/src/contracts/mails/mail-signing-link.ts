import { z } from 'zod';
import type { Tx } from '../../platform/database/tables.ts';
import { hashToken } from '../../platform/http/session-cookie.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { sendMailOfJob } from '../../platform/mail/mail-of-job.ts';
import { statusAt } from '../contracts.policy.ts';
import { lockContracts } from '../moves/lock-contracts.ts';
import { recordContractEvent } from '../signing/chain.ts';
import { linkToken, saveLink, takeBackMail } from '../signing/signing-links.ts';
import { findMailed, type MailedSignatory } from './find-mailed.ts';
import { linkMail, type LinkMail } from './link-mail.ts';

const wanted = (
  row: MailedSignatory | undefined,
  { mail, now }: { mail: LinkMail; now: Date },
): row is MailedSignatory =>
  row !== undefined &&
  row.provider === 'torg_sign' &&
  statusAt(row, now) === 'in_progress' &&
  row.document_hash !== null &&
  row.replaced_at === null &&
  (row.step === 'unopened' || row.step === 'viewed') &&
  (mail === 'reminder' || row.mailed_at === null);

interface Sending {
  signatory: string;
  mail: LinkMail;
  token_hash: string;
  now: Date;
}

/** The link and what the chain says of it, if the contract still waits for this person. */
async function write(tx: Tx, { signatory, mail, token_hash, now }: Sending): Promise<boolean> {
  const before = await findMailed(tx, signatory);
  if (before === undefined) return false;
  await lockContracts(tx, [before.contract]);
  const row = await findMailed(tx, signatory);
  if (!wanted(row, { mail, now })) return false;
  if (!(await saveLink(tx, row, { token_hash, now }))) return false;
  const kind = mail === 'to_sign' ? 'sent' : 'reminded';
  const step = { kind, at: now, signatory, details: { to: row.email } } as const;
  await recordContractEvent(tx, row.contract, { ...step, identified_by: 'system' });
  await tx
    .updateTable('contract_signatory')
    .set({ mailed_at: row.mailed_at ?? now })
    .where('signatory', '=', signatory)
    .execute();
  return true;
}

/** Makes the personal link of a signatory and mails it in one go, so that it is in that mail only. */
export const mailSigningLink = defineJob({
  name: 'mail-signing-link',
  input: z.object({ signatory: z.uuid(), mail: z.enum(['to_sign', 'reminder']) }),
  atOnce: 4,
  async run(context, { signatory, mail }) {
    const row = await findMailed(context.db, signatory);
    if (!wanted(row, { mail, now: context.now() })) return;
    const { settings } = context.external;
    const token = linkToken(context.id, settings);
    const token_hash = hashToken(token);
    const url = `${settings.publicUrl}/sign#${token}`;
    const isFirst = row.mailed_at === null;
    await sendMailOfJob(context, linkMail(row, mail, url), {
      write: (tx) => write(tx, { signatory, mail, token_hash, now: context.now() }),
      remove: async (tx) => {
        if (isFirst) await takeBackMail(tx, row, { token_hash, column: 'mailed_at' });
      },
    });
  },
});
