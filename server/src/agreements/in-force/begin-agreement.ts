import { ratePeriods, plusDays } from '@torg/protocol/agreements/scope';
import { marketDay } from '@torg/protocol/market-day';
import { z } from 'zod';
import { hireByAgreement } from '../../interest/interest.commands.ts';
import { recordChange } from '../../events/events.commands.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { defineJob, type ChangeOfJob } from '../../platform/jobs/job-definition.ts';
import { becomeFreeFrom } from '../../profiles/profiles.commands.ts';
import { lockDraft, type DraftRow } from '../drafts/drafts.repository.ts';
import { notifyReaders } from '../rounds/notify-readers.ts';
import { insertAgreement, insertRates } from './agreements.repository.ts';
import { findDraftOfContract } from './contract-drafts.repository.ts';

/** The agreement of accepted terms, with its rates; undefined if it is there already. */
async function makeAgreement(tx: Tx, row: DraftRow, now: Date): Promise<string | undefined> {
  const { agreement_draft, contract, client, provider, profile, assignment } = row;
  const { scope, role, paymentTerms } = row.agreement_form_data.assignment;
  const rates = ratePeriods(row.agreement_form_data.assignment);
  const { startDate: start_date, endDate: end_date, percentage } = scope;
  if (contract === null || start_date === null || end_date === null || percentage === null) {
    throw new Error(`the draft ${agreement_draft} was accepted with terms missing`);
  }
  const agreement = await insertAgreement(tx, {
    ...{ agreement_draft, contract, client, provider, profile, assignment, role, percentage },
    ...{ start_date, end_date, currency: paymentTerms.currency },
    extends_agreement: row.extends_agreement,
    created_at: now,
    updated_at: now,
  });
  if (agreement !== undefined) await insertRates(tx, agreement, rates);
  return agreement;
}

/** What follows the new agreement: its history, the consultant's availability, open pages. */
async function follow(
  tx: Tx,
  { emit, notify, now }: Pick<ChangeOfJob, 'emit' | 'notify'> & { now: Date },
  { row, agreement }: { row: DraftRow; agreement: string },
): Promise<void> {
  await recordChange(
    { emit },
    {
      what: 'began_agreement',
      object: { kind: 'agreement', id: agreement, name: row.client_name },
      also: [row.client, row.profile],
    },
  );
  const end = row.agreement_form_data.assignment.scope.endDate ?? '';
  if (end >= marketDay(now, row.client_country)) {
    const { profile } = row;
    await becomeFreeFrom({ db: tx, emit, now }, { profile, day: plusDays(end, 1) });
  }
  await notifyReaders({ db: tx, notify }, row);
}

/** Once both have signed, their contract becomes an agreement: once, however often the job runs. */
export const beginAgreement = defineJob({
  name: 'begin-agreement',
  input: z.object({ contract: z.uuid() }),
  async run({ transaction, now: clock }, { contract }) {
    await transaction(async (tx, { emit, enqueue, notify }) => {
      const now = clock();
      const draft = await findDraftOfContract(tx, contract);
      const row = draft === undefined ? undefined : await lockDraft(tx, draft);
      if (row === undefined) return;
      const agreement = await makeAgreement(tx, row, now);
      if (agreement === undefined) return;
      await follow(tx, { emit, notify, now }, { row, agreement });
      const { assignment, profile: account } = row;
      if (assignment === null) return;
      const context = { db: tx, now, emit, enqueue, notify };
      await hireByAgreement(context, { assignment, account });
    });
  },
});
