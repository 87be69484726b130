import { countries } from '@torg/protocol/terms';
import type { Db } from '../../src/platform/database/tables.ts';
import '../../src/contracts/contracts.tables.ts';
import type { Typesetting } from '../../src/platform/ports/typesetting.ts';
import { insertRows } from '../insert-rows.ts';
import { hireContracts } from './agreements/hire-contract.ts';
import { chainOf } from './contracts/contract-chain.ts';
import { contractFile } from './contracts/contract-files.ts';
import { contractRow, signatoryRow } from './contracts/contract-rows.ts';
import { allParts, senderKey, type ContractParts } from './contracts/demo-contract.ts';
import { findVersions, loadVersions } from './contracts/demo-versions.ts';
import { accountId } from './demo-ids.ts';
import { fileRow, type DemoFile } from './files/demo-files.ts';
import type { Moments } from './moments.ts';

/** A contract with the PDF that was signed, or is to be. */
export interface DemoContractFile {
  parts: ContractParts;
  file: DemoFile;
}

export async function makeContractFiles(
  db: Db,
  typesetting: Typesetting,
  moments: Moments,
): Promise<DemoContractFile[]> {
  const versions = await findVersions(db);
  const made: DemoContractFile[] = [];
  // One after the other, so that each has all the time that typesetting allows on a slow machine.
  for (const parts of [...allParts(moments, versions), ...hireContracts(moments, versions)]) {
    made.push({ parts, file: await contractFile(typesetting, parts) });
  }
  return made;
}

const sides = ['sender', 'recipient'] as const;

/** Contracts as they would be had they been signed here, up to the seal, which a job sets. */
export async function loadContracts(
  db: Db,
  contracts: readonly DemoContractFile[],
  moments: Moments,
): Promise<void> {
  await loadVersions(db, moments);
  const rows = contracts.map(({ parts, file }) => {
    const row = fileRow(file);
    const hash = row.sha256 ?? '';
    return { parts, file: row, hash, chain: chainOf(parts, hash) };
  });
  await insertRows(
    db,
    'file',
    rows.map(({ file }) => file),
  );
  await insertRows(
    db,
    'contract',
    rows.map(({ parts, chain, hash }) => contractRow(parts, chain, hash)),
  );
  await insertRows(
    db,
    'contract_signatory',
    rows.flatMap(({ parts, chain }) => sides.map((side) => signatoryRow(parts, chain, side))),
  );
  await insertRows(
    db,
    'contract_event',
    rows.flatMap(({ chain }) => chain),
  );
  const ofOneflow = rows.filter(({ parts }) => parts.provider === 'oneflow');
  await insertRows(
    db,
    'contract_file',
    ofOneflow.map(({ parts, file }) => ({
      ...{ contract: parts.id, file: file.file ?? '', type: 'contract' as const },
      external_id: null,
    })),
  );
  const account = accountId(senderKey);
  await insertRows(
    db,
    'contract_sender',
    countries.map((country) => ({ country, account })),
  );
}
