import { sql, type Kysely } from 'kysely';
import { insertRows } from '../../server/demo/insert-rows.ts';
import { completeTerms } from '../../server/src/agreements/agreements.fixtures.ts';
import { completeBasis } from '../../server/src/agreements/hiring-basis.fixtures.ts';
import type { Tables } from '../../server/src/platform/database/tables.ts';
import type { ContractRows } from './contract-rows.ts';

/** The accepted drafts from which contracts about assignments came: each names another consultant. */
export async function fillDrafts(
  db: Kysely<Tables>,
  contracts: readonly ContractRows[],
): Promise<void> {
  const { rows: consultants } = await sql<{ account: string }>`
    select account from account where role = 'consultant' order by account desc limit 10000`.execute(
    db,
  );
  const agreement_form_data = completeTerms();
  const drafts = contracts.flatMap(({ contract }, place) => {
    const { sender_organization: client, created_at, initiator_account: created_by } = contract;
    const { account: profile } = consultants[place % consultants.length] ?? {};
    if (client === null || profile === undefined) return [];
    return {
      ...{ client, profile, created_by, agreement_form_data, hired_for: client },
      provider: contract.organization,
      status: 'accepted' as const,
      contract: contract.contract,
      hiring_basis: completeBasis,
      ...{ rounds: 1, created_at, updated_at: created_at },
    };
  });
  await insertRows(db, 'agreement_draft', drafts);
  await sql`vacuum (analyze) agreement_draft`.execute(db);
}
