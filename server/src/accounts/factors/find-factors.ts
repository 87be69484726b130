import type { FactorKind } from '@torg/protocol/accounts/factors';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

/** What an account has, the most convenient first; empty: no second factor. */
export async function findFactors(db: Db, account: string): Promise<FactorKind[]> {
  const { rows } = await sql<Record<FactorKind, boolean>>`
    select exists (select from passkey where account = ${account}) as passkey,
      exists (select from totp where account = ${account}) as totp,
      exists (select from recovery_code where account = ${account} and used_at is null)
        as recovery_code`.execute(db);
  const { passkey = false, totp = false, recovery_code = false } = rows[0] ?? {};
  if (!passkey && !totp) return [];
  const all = { passkey, totp, recovery_code };
  return (['passkey', 'totp', 'recovery_code'] as const).filter((kind) => all[kind]);
}
