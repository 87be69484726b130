import { sql } from 'kysely';
import type { Db } from '../database/tables.ts';
import type { Logger } from '../log.ts';
import type { Settings } from '../settings.ts';
import { watchSpace, type Space } from './space.ts';

/** The room for everything that these settings store here, and for the database wherever it is. */
export function spaceOf(settings: Settings, db: Db, log: Logger): Space {
  const { databaseUrl, s3, smtpUrl, dataDir, leastFreeMegabytes: leastMegabytes } = settings;
  const isAllElsewhere = databaseUrl !== undefined && s3 !== null && smtpUrl !== undefined;
  // The two may be on disks of their own.
  const folders = isAllElsewhere ? [] : [dataDir, `${dataDir}/files`];
  return watchSpace({ folders, leastMegabytes, probe: () => writeALittle(db), log });
}

/** A table of its own takes room that an existing one may still have in its pages. */
const writeALittle = (db: Db): Promise<unknown> =>
  db
    .transaction()
    .execute((tx) =>
      sql`create temporary table is_there_room on commit drop as select 1 as n`.execute(tx),
    );
