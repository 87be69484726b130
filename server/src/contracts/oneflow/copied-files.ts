import type { EsignFile } from '@torg/protocol/contracts/contract-shapes';
import { sql, type Selectable } from 'kysely';
import { saveFetchedFile } from '../../files/files.commands.ts';
import type { FileTable } from '../../files/files.tables.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ReceivedFile } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { lockContracts } from '../moves/lock-contracts.ts';
import { startDelivery } from '../sealing/start-delivery.ts';
import { recordContractEvent } from '../signing/chain.ts';

/** The provider's ids of the files that we have. */
export async function findCopied(db: Db, contract: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('contract_file')
    .select('external_id')
    .where('contract', '=', contract)
    .execute();
  return new Set(rows.flatMap(({ external_id }) => external_id ?? []));
}

interface Copy {
  contract: string;
  external_file: string;
  type: EsignFile['type'];
  file: ReceivedFile;
}

/** Saves a file that is in our storage now, once; the signed contract is also the sealed document. */
export async function saveCopy(
  { transaction, external, now }: JobContext,
  { contract, external_file, type, file }: Copy,
): Promise<void> {
  await transaction(async (tx, { enqueue }) => {
    await lockContracts(tx, [contract]);
    if ((await findCopied(tx, contract)).has(external_file)) return;
    const at = now();
    const { settings } = external;
    const saved = await saveFetchedFile({ db: tx, enqueue, now: at, settings }, file, 'contract');
    await tx
      .insertInto('contract_file')
      .values({ contract, file: saved, type, external_id: external_file })
      .execute();
    if (type !== 'contract') return;
    const { rows } = await sql`update contract
      set sealed_file = ${saved}, sealed_hash = ${file.sha256}, sealed_at = ${at}
      where contract = ${contract} and sealed_file is null returning contract`.execute(tx);
    if (rows.length === 0) return;
    const details = { external_file };
    const step = { kind: 'sealed', at, details, document_hash: file.sha256 } as const;
    await recordContractEvent(tx, contract, { ...step, identified_by: 'provider' });
    await startDelivery(tx, enqueue, contract);
  });
}

type Copied = Pick<
  Selectable<FileTable>,
  'file' | 'storage_key' | 'file_name' | 'media_type' | 'virus_check'
> & { type: EsignFile['type'] };

/** The files of a contract in our storage: those of the provider, and what was made here. */
export async function findContractFiles(db: Db, contract: string): Promise<Copied[]> {
  const { rows } = await sql<Copied>`
    select f.file, f.storage_key, f.file_name, f.media_type, f.virus_check, of.type from (
      select file, type from contract_file where contract = ${contract}
      union
      select sealed_file, 'contract' from contract
        where contract = ${contract} and sealed_file is not null
          and sealed_file not in (select file from contract_file where contract = ${contract})
      union
      select document_file, 'pdf' from contract
        where contract = ${contract} and document_file is not null
          and document_file not in (select file from contract_file where contract = ${contract})
          and document_file is distinct from sealed_file
    ) as of join file as f on f.file = of.file
    order by of.type, f.created_at, f.file`.execute(db);
  return rows;
}
