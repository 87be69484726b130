import type { AccountSecurity, Passkey } from '@torg/protocol/accounts/factors';
import type { Selectable } from 'kysely';
import type { PasskeyTable, TotpTable } from '../accounts.tables.ts';

export const passkeyView = (row: Selectable<PasskeyTable>, remove: boolean): Passkey => ({
  passkey_id: row.passkey,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  can: { remove },
});

export const totpView = (row: Selectable<TotpTable> | undefined): AccountSecurity['totp'] =>
  row === undefined
    ? null
    : {
        created_at: row.created_at.toISOString(),
        last_used_at: row.last_used_at?.toISOString() ?? null,
      };
