import { z } from 'zod';
import type { Tx } from '../../platform/database/tables.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { sendMailOfJob } from '../../platform/mail/mail-of-job.ts';
import { statusAt } from '../contracts.policy.ts';
import { lockContracts } from '../moves/lock-contracts.ts';
import { recordContractEvent } from '../signing/chain.ts';
import { codeOf, hashOfCode, saveCode } from '../signing/signing-codes.ts';
import { codeMail } from './code-mail.ts';
import { findMailed, type MailedSignatory } from './find-mailed.ts';

const wanted = (row: MailedSignatory | undefined, now: Date): row is MailedSignatory =>
  row !== undefined &&
  statusAt(row, now) === 'in_progress' &&
  row.replaced_at === null &&
  (row.step === 'unopened' || row.step === 'viewed');

async function write(tx: Tx, code: { signatory: string; code_hash: string; now: Date }) {
  const before = await findMailed(tx, code.signatory);
  if (before === undefined) return false;
  await lockContracts(tx, [before.contract]);
  const row = await findMailed(tx, code.signatory);
  if (!wanted(row, code.now)) return false;
  await saveCode(tx, code);
  const step = { kind: 'code_sent', at: code.now, details: { to: row.email } } as const;
  const who = { signatory: row.signatory, identified_by: 'system' } as const;
  await recordContractEvent(tx, row.contract, { ...step, ...who });
  return true;
}

/** Makes and mails the six digits that whoever has no account signs with. */
export const mailSigningCode = defineJob({
  name: 'mail-signing-code',
  input: z.object({ signatory: z.uuid() }),
  atOnce: 4,
  async run(context, { signatory }) {
    const row = await findMailed(context.db, signatory);
    if (!wanted(row, context.now())) return;
    const { settings } = context.external;
    const code = codeOf(context.id, settings);
    const code_hash = hashOfCode(signatory, code, settings);
    await sendMailOfJob(context, codeMail(row, code), {
      write: (tx) => write(tx, { signatory, code_hash, now: context.now() }),
    });
  },
});
