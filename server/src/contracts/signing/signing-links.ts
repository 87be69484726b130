import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { lockContracts } from '../moves/lock-contracts.ts';
import { recordContractEvent } from './chain.ts';
import { killLinks } from './kill-links.ts';

interface Owner {
  signatory: string;
  contract: string;
}

/** Saves a new link, which kills the one before. Lock the contract first. */
export async function saveLink(
  tx: Tx,
  { signatory, contract }: Owner,
  { token_hash, now }: { token_hash: string; now: Date },
): Promise<void> {
  await killLinks(tx, contract, { now, because: 'new_link', signatory });
  await tx.insertInto('signing_link').values({ token_hash, signatory, created_at: now }).execute();
  const step = { kind: 'link_made', at: now, signatory } as const;
  await recordContractEvent(tx, contract, { ...step, identified_by: 'system' });
}

interface Unsent {
  token_hash: string;
  now: Date;
  /** what the mail had set, to be taken back */
  column: 'mailed_at' | 'delivered_at' | null;
}

/** Kills the link of a mail that was not accepted; the next try makes another. */
export async function dropUnsentLink(
  tx: Tx,
  { signatory, contract }: Owner,
  { token_hash, now, column }: Unsent,
): Promise<void> {
  await lockContracts(tx, [contract]);
  const { rows } = await sql`select from signing_link
    where token_hash = ${token_hash} and killed_at is null`.execute(tx);
  if (rows.length === 0) return;
  await killLinks(tx, contract, { now, because: 'mail_not_accepted', signatory });
  if (column === null) return;
  if (column === 'delivered_at') {
    await sql`update contract set delivered_at = null where contract = ${contract}`.execute(tx);
  }
  await sql`update contract_signatory set ${sql.ref(column)} = null
    where signatory = ${signatory}`.execute(tx);
}

/** The signatories who have no mail yet, once there is something to sign. */
export async function findUnmailed(db: Db, contract: string): Promise<string[]> {
  const { rows } = await sql<{ signatory: string }>`
    select s.signatory from contract_signatory as s join contract as c on c.contract = s.contract
    where c.contract = ${contract} and c.provider = 'torg_sign' and c.status = 'in_progress'
      and c.document_hash is not null and s.mailed_at is null and s.replaced_at is null
      and s.status in ('unopened', 'viewed')`.execute(db);
  return rows.map(({ signatory }) => signatory);
}
