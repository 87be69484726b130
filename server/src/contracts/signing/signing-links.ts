import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { Settings } from '../../platform/settings.ts';
import { lockContracts } from '../moves/lock-contracts.ts';
import { recordContractEvent } from './chain.ts';
import { killLinks } from './kill-links.ts';

interface Owner {
  signatory: string;
  contract: string;
}

/**
 * The same for every try of a mailing: a receiver may have the mail of a try whose answer was lost,
 * and drops the next as a copy. Only its hash is stored.
 */
export const linkToken = (
  mailing: string,
  { sessionSecret }: Pick<Settings, 'sessionSecret'>,
): string =>
  createHmac('sha256', sessionSecret).update(`signing link:${mailing}`).digest('base64url');

const findLink = (tx: Tx, token_hash: string) =>
  tx
    .selectFrom('signing_link')
    .select('killed_at')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();

/**
 * Saves the link of a mailing, which kills the one before; another try of the mailing finds it.
 * False: a newer one has killed it. Lock the contract first.
 */
export async function saveLink(
  tx: Tx,
  { signatory, contract }: Owner,
  { token_hash, now }: { token_hash: string; now: Date },
): Promise<boolean> {
  const link = await findLink(tx, token_hash);
  if (link !== undefined) return link.killed_at === null;
  await killLinks(tx, contract, { now, because: 'new_link', signatory });
  await tx.insertInto('signing_link').values({ token_hash, signatory, created_at: now }).execute();
  const step = { kind: 'link_made', at: now, signatory } as const;
  await recordContractEvent(tx, contract, { ...step, identified_by: 'system' });
  return true;
}

interface Unsent {
  token_hash: string;
  /** what the mail had set, to be taken back */
  column: 'mailed_at' | 'delivered_at';
}

/** Takes back that a mail was sent whose answer was an error. Its link lives: it may have arrived. */
export async function takeBackMail(
  tx: Tx,
  { signatory, contract }: Owner,
  { token_hash, column }: Unsent,
): Promise<void> {
  await lockContracts(tx, [contract]);
  const link = await findLink(tx, token_hash);
  if (link === undefined || link.killed_at !== null) return;
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
