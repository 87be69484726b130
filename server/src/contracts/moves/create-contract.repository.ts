import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';
import type { NewContract } from './new-contract.ts';

export async function insertContract(
  tx: Tx,
  { signatories: _signatories, content, status = 'in_progress', ...columns }: NewContract,
  { now, initiator }: { now: Date; initiator: string | null },
): Promise<string> {
  const { contract } = await tx
    .insertInto('contract')
    .values({
      ...columns,
      status,
      initiator_account: initiator,
      content: JSON.stringify(content),
      completed_at: status === 'completed' ? (columns.completed_at ?? now) : null,
      created_at: now,
      updated_at: now,
    })
    .returning('contract')
    .executeTakeFirstOrThrow();
  return contract;
}

type Signed = Pick<NewContract, 'signatories' | 'status' | 'completed_at'> & { now: Date };

/** The account of a signatory is the one that has the address now. */
export async function insertSignatories(
  tx: Tx,
  contract: string,
  { signatories, status, completed_at, now }: Signed,
): Promise<void> {
  const isSigned = status === 'completed';
  for (const side of ['sender', 'recipient'] as const) {
    const { name, email } = signatories[side];
    const signed_at = isSigned ? (completed_at ?? now) : null;
    await insertSignatory(tx, {
      ...{ contract, side, name, email, signed_at },
      created_at: now,
    });
  }
}

interface NewSignatory {
  contract: string;
  side: 'sender' | 'recipient';
  name: string;
  email: string;
  /** null: not yet */
  signed_at: Date | null;
  created_at: Date;
}

export async function insertSignatory(
  tx: Tx,
  { email, signed_at, ...columns }: NewSignatory,
): Promise<string> {
  const address = email.toLowerCase();
  const { signatory } = await tx
    .insertInto('contract_signatory')
    .values({
      ...columns,
      signed_at,
      status: signed_at === null ? 'unopened' : 'signed',
      email: address,
      account: sql<string | null>`(select account from account
        where email = ${address} and deactivated_at is null)`,
    })
    .returning('signatory')
    .executeTakeFirstOrThrow();
  return signatory;
}
