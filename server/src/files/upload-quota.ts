import { sql } from 'kysely';
import type { Db, Tx } from '../platform/database/tables.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Settings } from '../platform/settings.ts';

type Quota = Settings['uploadQuota'];

/** Days begin and end in Oslo, also for people in Sweden. */
const dayOf = (now: Date) => sql<string>`(${now}::timestamptz at time zone 'Europe/Oslo')::date`;

/** Whether the account may upload more today; asked before a file is received. */
export function uploadQuota(
  db: Db,
  { uploadQuota: quota }: Pick<Settings, 'uploadQuota'>,
  clock: () => Date,
): (account: string) => Promise<void> {
  return async (account) => {
    const { rows } = await sql`
      select 1 from upload_day where account = ${account} and day = ${dayOf(clock())}
        and (files >= ${quota.files} or bytes >= ${quota.bytes}::bigint)`.execute(db);
    if (rows.length > 0) throw new Refusal('upload_quota_reached');
  };
}

/** Counts a file. Its row is locked, so that uploads at once do not pass the limit together. */
export async function countUpload(
  tx: Tx,
  { account, bytes, now }: { account: string; bytes: number; now: Date },
  quota: Quota,
): Promise<void> {
  const { rows } = await sql`
    insert into upload_day as today (account, day, files, bytes)
    select ${account}::uuid, ${dayOf(now)}, 1, ${bytes}::bigint
      where ${bytes}::bigint <= ${quota.bytes}::bigint
    on conflict (account, day) do update
      set files = today.files + 1, bytes = today.bytes + excluded.bytes
      where today.files < ${quota.files}
        and today.bytes + excluded.bytes <= ${quota.bytes}::bigint
    returning account`.execute(tx);
  if (rows.length === 0) throw new Refusal('upload_quota_reached');
}

/** Removes the counts of days that are over everywhere. */
export async function forgetOldDays(tx: Tx, now: Date): Promise<void> {
  await sql`delete from upload_day where day < ${dayOf(now)} - 2`.execute(tx);
}
