import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';
import { recordContractEvent } from './chain.ts';

interface Kill {
  now: Date;
  because: string;
  /** only that of this person */
  signatory?: string;
}

/** Kills the links of a contract and the codes that were mailed; the chain names each. */
export async function killLinks(
  tx: Tx,
  contract: string,
  { now, because, signatory }: Kill,
): Promise<void> {
  const whose = signatory === undefined ? sql`true` : sql`s.signatory = ${signatory}`;
  const { rows } = await sql<{ signatory: string }>`
    update signing_link as l set killed_at = ${now} from contract_signatory as s
    where s.signatory = l.signatory and s.contract = ${contract} and l.killed_at is null
      and ${whose}
    returning l.signatory`.execute(tx);
  await sql`delete from signing_code using contract_signatory as s
    where s.signatory = signing_code.signatory and s.contract = ${contract}
      and ${whose}`.execute(tx);
  for (const killed of rows) {
    const { signatory: one } = killed;
    const details = { because };
    const step = { kind: 'link_killed', at: now, signatory: one, details } as const;
    await recordContractEvent(tx, contract, { ...step, identified_by: 'system' });
  }
}
