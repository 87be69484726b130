import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { fillDemo } from '../server/demo/fill-demo.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { makeCast } from './cast.ts';
import { embedAll } from './vector-cast.ts';

/**
 * Fills a database and writes the cast to a file; a process of its own, so that it leaves no memory
 * in use.
 */
const { values } = parseArgs({
  options: {
    'database-url': { type: 'string' },
    'data-dir': { type: 'string', default: '' },
    profiles: { type: 'string', default: '' },
    assignments: { type: 'string', default: '' },
    contracts: { type: 'string', default: '' },
    waiting: { type: 'string', default: '' },
    cast: { type: 'string', default: '' },
    vectors: { type: 'boolean', default: false },
  },
});
const size = { profiles: Number(values.profiles), assignments: Number(values.assignments) };
const { 'database-url': databaseUrl, 'data-dir': dataDir } = values;

const database = await openDatabase(
  {
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    dataDir,
    databaseConnections: 4,
    databaseSearchConnections: 4,
  },
  silentLog,
);
await migrate(database);
await database.withoutTimeouts((db) => fillDemo(db, size));
if (values.vectors) {
  await embedAll(database);
  await sql`vacuum (analyze)`.execute(database.db);
}
// The pictures are rows without content. Torg would take down what it cannot encode anew, and hide
// everybody whose picture it was.
await sql`update file set has_small = true`.execute(database.db);
const contracts = { contracts: Number(values.contracts), waiting: Number(values.waiting) };
const cast = await database.withoutTimeouts((db) => makeCast(db, contracts));
// Writes to disk now what filling left in memory, rather than during the first questions.
await sql`checkpoint`.execute(database.db);
await writeFile(values.cast, JSON.stringify(cast));
await database.close();
