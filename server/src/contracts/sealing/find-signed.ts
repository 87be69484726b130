import type {
  ContractSide,
  DocumentType,
  Identification,
} from '@torg/protocol/contracts/contract-terms';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

/** A signature, as the chain has it. */
export interface Signature {
  side: ContractSide;
  name: string;
  email: string;
  signed_name: string | null;
  at: Date;
  address: string | null;
  device: string | null;
  identified_by: Identification;
  /** who was to sign on this side before, with the moment in the JSON of the database */
  replaced: readonly { name: string; email: string; at: string }[];
}

/** A completed contract that waits for its seal. */
export interface SignedContract {
  contract: string;
  title: string;
  document_type: DocumentType;
  sender_name: string;
  recipient_name: string;
  document_hash: string;
  storage_key: string;
  file_name: string;
  completed_at: Date;
  /** the event that completed it */
  number: number;
  hash: string;
  signatures: readonly Signature[];
}

async function findSignatures(db: Db, contract: string): Promise<Signature[]> {
  const { rows } = await sql<Signature>`
    select s.side, s.name, s.email, e.details ->> 'signed_name' as signed_name, e.at, e.address,
      e.device, e.identified_by,
      (select coalesce(json_agg(json_build_object('name', r.name, 'email', r.email,
        'at', r.replaced_at) order by r.replaced_at), '[]')
        from contract_signatory as r where r.contract = s.contract and r.side = s.side
          and r.replaced_at is not null) as replaced
    from contract_signatory as s
      join contract_event as e on e.contract = s.contract and e.signatory = s.signatory
    where s.contract = ${contract} and s.replaced_at is null and e.kind = 'signed'
    order by e.number`.execute(db);
  return rows;
}

/** Undefined once it is sealed, and for what was signed elsewhere. */
export async function findSigned(db: Db, contract: string): Promise<SignedContract | undefined> {
  const { rows } = await sql<Omit<SignedContract, 'signatures'>>`
    select c.contract, c.title, d.type as document_type, c.sender_name, c.recipient_name,
      c.document_hash, f.storage_key, f.file_name, c.completed_at, e.number, e.hash
    from contract as c join contract_document as d on d.document = c.document
      join file as f on f.file = c.document_file
      join contract_event as e on e.contract = c.contract and e.kind = 'completed'
    where c.contract = ${contract} and c.status = 'completed' and c.provider = 'torg_sign'
      and c.sealed_at is null`.execute(db);
  const [row] = rows;
  return row === undefined ? undefined : { ...row, signatures: await findSignatures(db, contract) };
}
