import pg from 'pg';
import {
  chainsOf,
  contractsAfter,
} from '../../server/src/contracts/verification/checked-contracts.repository.ts';
import { checkChain } from '../../server/src/contracts/signing/check-chain.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { middlesOf, type WorkRow } from './work.ts';

const events = 100_000;
const mostTimes = 3;
const rounds = 3;

/** Reads so many events, some thousand at a time, and does nothing with them. */
async function read(client: pg.Client): Promise<number> {
  const begin = performance.now();
  let [contract, number, count] = ['00000000-0000-0000-0000-000000000000', 0, 0];
  while (count < events) {
    const { rows } = await client.query(
      `select * from contract_event where (contract, number) > ($1, $2)
       order by contract, number limit 1000`,
      [contract, number],
    );
    const last = rows.at(-1);
    if (last === undefined) throw new Error(`there are ${count} events only`);
    [contract, number] = [last.contract, last.number];
    count += rows.length;
  }
  return (performance.now() - begin) / count;
}

/** Checks the chains of as many events, as the nightly job does; all of them hold. */
async function check(db: Db): Promise<number> {
  const begin = performance.now();
  let [after, count]: [string | null, number] = [null, 0];
  while (count < events) {
    const rows = await contractsAfter(db, after);
    const chains = await chainsOf(
      db,
      rows.map(({ contract }) => contract),
    );
    for (const row of rows.filter(({ chain_head }) => chain_head !== null)) {
      const chain = chains.get(row.contract) ?? [];
      const [finding] = checkChain(chain, row);
      if (finding !== undefined) throw new Error(`${row.contract}: ${finding}`);
      count += chain.length;
    }
    after = rows.at(-1)?.contract ?? null;
    if (after === null) throw new Error(`there are ${count} events only`);
  }
  return (performance.now() - begin) / count;
}

/** Checking the chains of many contracts, beside reading their events. */
export async function chainWork(databaseUrl: string): Promise<WorkRow[]> {
  const databaseConnections = 2;
  const database = await openDatabase(
    { databaseUrl, dataDir: '', databaseConnections, databaseSearchConnections: 1 },
    silentLog,
  );
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { ofReading, ofChecking } = await middlesOf(rounds, {
    ofReading: () => read(client),
    ofChecking: () => check(database.db),
  });
  await client.end();
  await database.close();
  const times = ofChecking / ofReading;
  const seconds = (each: number): string => `${((each * events) / 1_000).toFixed(1)} s`;
  return [
    {
      work: `checking the chains of ${events.toLocaleString('en')} events, beside reading them`,
      figure: `${times.toFixed(2)} × (${seconds(ofChecking)} / ${seconds(ofReading)})`,
      promise: `≤ ${mostTimes} ×`,
      isKept: times <= mostTimes,
    },
  ];
}
