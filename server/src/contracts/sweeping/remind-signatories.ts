import type { ContractKind } from '@torg/protocol/contracts/contract-terms';
import { limits } from '@torg/protocol/limits';
import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { mailSigningLink } from '../mails/mail-signing-link.ts';
import { countReminder, findForgetful } from './sweeping.repository.ts';

const dayMs = 86_400_000;

const remindOnDays: Record<ContractKind, readonly number[]> = {
  cooperation: limits.contract.remindOnDays,
  assignment: limits.agreement.contractRemindOnDays,
};

interface Due {
  kind: ContractKind;
  /** the first, second … */
  reminder: number;
  day: number;
}

async function remind({ db, transaction, now: clock }: JobContext, due: Due): Promise<void> {
  const { kind, reminder, day } = due;
  const now = clock();
  const mailedBefore = new Date(now.getTime() - day * dayMs);
  for (const signatory of await findForgetful(db, kind, { mailedBefore, reminder, now })) {
    await transaction(async (tx, { enqueue }) => {
      if (!(await countReminder(tx, signatory, { reminder, now }))) return;
      await enqueue(mailSigningLink, { signatory, mail: 'reminder' }, { key: signatory });
    });
  }
}

/** Reminds by the days since the first mail; of several that are due at once, only the last. */
export const remindSignatories = defineJob({
  name: 'remind-signatories',
  input: z.object({}),
  schedule: '12 * * * *',
  async run(context) {
    for (const kind of ['cooperation', 'assignment'] as const) {
      const days = remindOnDays[kind].map((day, at) => ({ kind, reminder: at + 1, day }));
      for (const due of days.toReversed()) await remind(context, due);
    }
  },
});
