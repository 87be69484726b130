/** `npm run verify-contracts`: whether the chain, the files and the seal of every contract hold. */
import { existsSync } from 'node:fs';
import { checkContracts } from '../src/contracts/verification/check-contracts.ts';
import { makeExternal } from '../src/make-external.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import type { Tx } from '../src/platform/database/tables.ts';
import { makeLog } from '../src/platform/log.ts';
import { readSettings } from '../src/platform/settings.ts';
import { StartError } from '../src/platform/start-error.ts';

async function check() {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, makeLog(settings));
  try {
    const { db } = database;
    const external = await makeExternal(settings);
    const now = () => new Date();
    const transaction = (change: (tx: Tx) => Promise<void>) => db.transaction().execute(change);
    try {
      return await checkContracts({ db, external, now, transaction });
    } finally {
      await external.sealing.close();
    }
  } finally {
    await database.close();
  }
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { count, failures } = await check();
  for (const { contract, title, findings } of failures) {
    for (const finding of findings) console.error(`${title} (contract ${contract}): ${finding}`);
  }
  const whole = count - failures.length;
  console.log(`${count} contracts: ${whole} hold, ${failures.length} do not`);
  process.exitCode = failures.length > 0 ? 1 : 0;
} catch (error) {
  const isForPeople = error instanceof StartError;
  console.error(isForPeople ? error.message : (error as Error).stack);
  process.exitCode = 1;
}
