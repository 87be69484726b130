import { sql } from 'kysely';
import type { ApiParts } from '../src/platform/http/contexts.ts';
import type { Db, Tx } from '../src/platform/database/tables.ts';
import type { Logger } from '../src/platform/log.ts';
import { publishBuiltInDocuments } from '../src/contracts/documents/built-in-documents.ts';
import { sealContract } from '../src/contracts/sealing/seal-contract.ts';
import { momentsFrom } from './load/moments.ts';

async function isEmpty(db: Db): Promise<boolean> {
  const somebody = await db.selectFrom('account').select('account').limit(1).executeTakeFirst();
  return somebody === undefined;
}

/** Of several processes that start at once, the first loads and the others wait. */
async function loadAlone(tx: Tx, load: () => Promise<void>): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('torg: load the demo data'))`.execute(tx);
  if (!(await isEmpty(tx))) return false;
  await load();
  return true;
}

async function findSigned(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('contract')
    .select('contract')
    .where('status', '=', 'completed')
    .where('provider', '=', 'torg_sign')
    .execute();
  return rows.map(({ contract }) => contract);
}

/** Loads the demo data into an empty database, all or nothing; returns whether it did. */
export async function loadDemoIfEmpty(
  {
    database,
    external,
    jobs,
    settings,
  }: Pick<ApiParts, 'database' | 'external' | 'settings'> & Partial<Pick<ApiParts, 'jobs'>>,
  log: Logger,
): Promise<boolean> {
  const { db } = database;
  if (!(await isEmpty(db))) return false;
  // The texts are two fifths of Torg's own code, so they are only imported to be loaded.
  const { loadDemo, makeDemoFiles, storeDemoFiles } = await import('./load-demo.ts');
  await publishBuiltInDocuments(db);
  const moments = momentsFrom(external.clock(), settings.publicUrl);
  const files = await makeDemoFiles(db, external, moments);
  await storeDemoFiles(external, files);
  const load = async (tx: Tx): Promise<void> => {
    await loadDemo(tx, files, moments);
    // Where no jobs run yet, what was signed is sealed on the clock.
    for (const contract of await findSigned(tx)) {
      await jobs?.enqueue(tx, sealContract, { contract });
    }
  };
  // On a slow machine this takes longer, and a second process waits longer, than a statement may.
  const loaded = await database.withoutTimeouts((slowDb) =>
    slowDb.transaction().execute((tx) => loadAlone(tx, () => load(tx))),
  );
  if (loaded) log.info('the demo data is loaded');
  return loaded;
}
