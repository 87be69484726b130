import type { SigningView } from '@torg/protocol/contracts/signing';
import { sql } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import { statusAt } from '../contracts.policy.ts';
import type { ViewedContract } from '../moves/find-contract.ts';

interface Compared {
  text: string;
  change_note: string;
  /** of the newest older version that the signatory's company has signed */
  signed: string;
}

/**
 * Undefined if there is nothing new, which is so for most and moves no long texts. It looks from the few
 * versions of a document: one company may have signed all contracts there are.
 */
async function findCompared(
  db: Db,
  contract: string,
  signatory: string,
): Promise<Compared | undefined> {
  const { rows } = await sql<Compared>`${prepared}
    select d.text, d.change_note, old.text as signed
    from contract as c join contract_document as d on d.document = c.document
      join contract_signatory as s on s.contract = c.contract and s.signatory = ${signatory}
      cross join lateral (select case when s.side = 'recipient' then c.organization
        else c.sender_organization end as organization) as party
      join lateral (select older.text from contract_document as older
        where older.type = d.type and older.version < d.version and older.text <> '' and (
          exists (select from contract as p where p.document = older.document
            and p.status = 'completed' and p.organization = party.organization)
          or exists (select from contract as p where p.document = older.document
            and p.status = 'completed' and p.sender_organization = party.organization))
        order by older.version desc limit 1) as old on old.text <> d.text
    where c.contract = ${contract}`.execute(db);
  return rows[0];
}

/** What is new since the version that the reader's company signed last, while it is to be signed. */
export async function changesSince(
  db: Db,
  row: Pick<ViewedContract, 'contract' | 'status' | 'expires_at'>,
  { signatory, now }: { signatory: string; now: Date },
): Promise<Pick<SigningView, 'changes' | 'change_note'>> {
  const compared =
    statusAt(row, now) === 'in_progress'
      ? await findCompared(db, row.contract, signatory)
      : undefined;
  if (compared === undefined) return { changes: null, change_note: null };
  const { signed, text, change_note } = compared;
  const { textDifference } = await import('../documents/text-difference.ts');
  return {
    changes: textDifference(signed, text),
    change_note: change_note === '' ? null : change_note,
  };
}
