import type { Db } from '../../platform/database/tables.ts';
import { describeDevice } from './describe-device.ts';

/** Whether the account has had a session on such a browser and system, in any of their versions. */
export async function hasUsedDevice(db: Db, account: string, device: string): Promise<boolean> {
  const earlier = await db
    .selectFrom('session')
    .select('device')
    .distinct()
    .where('account', '=', account)
    .execute();
  const name = describeDevice(device, 'en');
  return earlier.some((session) => describeDevice(session.device, 'en') === name);
}
