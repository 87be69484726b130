import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Tx } from '../../platform/database/tables.ts';
import { hashToken } from '../../platform/http/session-cookie.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { sendMailOfJob } from '../../platform/mail/mail-of-job.ts';
import type { MailAttachment } from '../../platform/ports/mail.ts';
import { lockContracts } from '../moves/lock-contracts.ts';
import { recordContractEvent } from '../signing/chain.ts';
import { linkToken, saveLink, takeBackMail } from '../signing/signing-links.ts';
import { findSealedFile, markDelivered } from './delivery.repository.ts';
import { findMailed, type MailedSignatory } from './find-mailed.ts';
import { signedMail } from './signed-mail.ts';

const wanted = (row: MailedSignatory | undefined): row is MailedSignatory =>
  row !== undefined &&
  row.sealed_at !== null &&
  row.replaced_at === null &&
  row.delivered_at === null;

/** The link that only downloads from now on, and what the chain says of it. */
async function write(
  tx: Tx,
  { signatory, contract, email }: MailedSignatory,
  { token_hash, now }: { token_hash: string; now: Date },
): Promise<boolean> {
  await lockContracts(tx, [contract]);
  if (!wanted(await findMailed(tx, signatory))) return false;
  if (!(await saveLink(tx, { signatory, contract }, { token_hash, now }))) return false;
  const step = { kind: 'delivered', at: now, signatory, details: { to: email } } as const;
  await recordContractEvent(tx, contract, { ...step, identified_by: 'system' });
  await markDelivered(tx, { signatory, contract, now });
  return true;
}

type Sealed = NonNullable<Awaited<ReturnType<typeof findSealedFile>>>;

async function attachmentOf({ external }: JobContext, file: Sealed): Promise<MailAttachment> {
  const { stream } = await external.storage.get(file.storage_key);
  const { file_name: name, media_type: mediaType } = file;
  return { name, mediaType, content: await buffer(stream) };
}

const named = { name: 'mail-signed-contract', input: z.object({ signatory: z.uuid() }) };
const scannedAfterSeconds = 30;

/**
 * Mails the sealed PDF to one of those who signed, with a link to download it again. One that was
 * signed elsewhere goes out once the virus scanner has passed it, and never if that found something.
 */
export const mailSignedContract = defineJob({
  ...named,
  atOnce: 4,
  async run(context, { signatory }) {
    const row = await findMailed(context.db, signatory);
    if (!wanted(row)) return;
    const file = await findSealedFile(context.db, row.contract);
    if (file === undefined || file.virus_check === 'infected') return;
    if (file.virus_check === 'waiting') {
      const later = { key: signatory, startAfterSeconds: scannedAfterSeconds };
      await context.transaction((_tx, { enqueue }) => enqueue(named, { signatory }, later));
      return;
    }
    const attachment = await attachmentOf(context, file);
    const { settings } = context.external;
    // The same for every job that may mail it, so that receivers recognize it.
    const id = `signed.${signatory}`;
    const token = linkToken(id, settings);
    const token_hash = hashToken(token);
    const form = signedMail(row, { token, publicUrl: settings.publicUrl });
    const mail = { id, ...form, attachments: [attachment] };
    await sendMailOfJob(context, mail, {
      write: (tx) => write(tx, row, { token_hash, now: context.now() }),
      remove: (tx) => takeBackMail(tx, row, { token_hash, column: 'delivered_at' }),
    });
  },
});
