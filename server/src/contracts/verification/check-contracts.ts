import type { Db, Tx } from '../../platform/database/tables.ts';
import type { External } from '../../platform/ports/external.ts';
import { checkContract } from './check-contract.ts';
import {
  chainsOf,
  contractsAfter,
  saveChecks,
  type CheckedContract,
} from './checked-contracts.repository.ts';

export interface CheckFailure {
  contract: string;
  title: string;
  findings: string[];
}

interface Parts {
  db: Db;
  external: Pick<External, 'storage' | 'sealing'>;
  now: () => Date;
  transaction: (change: (tx: Tx) => Promise<void>) => Promise<void>;
}

async function findingsOf({ db, external }: Parts, rows: readonly CheckedContract[]) {
  const chains = await chainsOf(
    db,
    rows.map(({ contract }) => contract),
  );
  const found: CheckFailure[] = [];
  for (const row of rows) {
    const { contract, title } = row;
    const findings = await checkContract(external, row, chains.get(contract) ?? []);
    found.push({ contract, title, findings });
  }
  return found;
}

/** Checks every contract, some at a time, and keeps what does not hold with the contract. */
export async function checkContracts(
  parts: Parts,
): Promise<{ count: number; failures: CheckFailure[] }> {
  const failures: CheckFailure[] = [];
  let count = 0;
  let after: string | null = null;
  for (;;) {
    const rows = await contractsAfter(parts.db, after);
    const found = await findingsOf(parts, rows);
    const checks = found.map(({ contract, findings }) => ({
      contract,
      check_failure: findings.length > 0 ? findings.join(' ') : null,
    }));
    if (checks.length > 0) await parts.transaction((tx) => saveChecks(tx, checks, parts.now()));
    failures.push(...found.filter(({ findings }) => findings.length > 0));
    count += rows.length;
    after = rows.at(-1)?.contract ?? null;
    if (after === null) return { count, failures };
  }
}
