import type { SigningView } from '@torg/protocol/contracts/signing';
import { sql } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import { textDifference } from '../documents/text-difference.ts';
import type { Signer } from './find-signer.ts';

interface Compared {
  text: string;
  change_note: string;
  /** of the newest older version that the signatory's company has signed */
  signed: string | null;
}

async function findCompared(
  db: Db,
  contract: string,
  signatory: string,
): Promise<Compared | undefined> {
  const { rows } = await sql<Compared>`${prepared}
    select d.text, d.change_note, (select older.text from contract as p
        join contract_document as older on older.document = p.document
      where p.status = 'completed' and older.type = d.type and older.version < d.version
        and older.text <> '' and case when s.side = 'recipient' then c.organization
          else c.sender_organization end in (p.organization, p.sender_organization)
      order by older.version desc limit 1) as signed
    from contract as c join contract_document as d on d.document = c.document
      join contract_signatory as s on s.contract = c.contract and s.signatory = ${signatory}
    where c.contract = ${contract}`.execute(db);
  return rows[0];
}

/** What is new since the version that the reader's company signed last, while it is to be signed. */
export async function changesSince(
  db: Db,
  { contract: { contract, status }, signatory }: Signer,
): Promise<Pick<SigningView, 'changes' | 'change_note'>> {
  const compared =
    status === 'in_progress' ? await findCompared(db, contract, signatory) : undefined;
  if (compared === undefined || compared.signed === null || compared.signed === compared.text) {
    return { changes: null, change_note: null };
  }
  const { signed, text, change_note } = compared;
  return {
    changes: textDifference(signed, text),
    change_note: change_note === '' ? null : change_note,
  };
}
