import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { saveFile } from '../files/files.commands.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Settings } from '../platform/settings.ts';
import type { AccountTable } from './accounts.tables.ts';
import { newTotpSecret, sealTotp } from './totp/totp.ts';
import { hashPassword } from './sign-in/password.ts';

type AccountFields = Partial<Insertable<AccountTable>> & { password?: string };

/** A made-up person; by default a verified consultant without a company. */
export async function anAccount(
  db: Db,
  { password, ...fields }: AccountFields = {},
): Promise<string> {
  const password_hash = password === undefined ? null : await hashPassword(password);
  const { account } = await db
    .insertInto('account')
    .values({
      email: `${randomUUID()}@torg.example`,
      name: 'Ida Solbakken',
      role: 'consultant',
      title: null,
      phone: null,
      image_file: null,
      organization: null,
      password_hash,
      verified: true,
      completed_wizard: true,
      ...fields,
    })
    .returning('account')
    .executeTakeFirstOrThrow();
  return account;
}

/** An authenticator app of the account; returns its secret. */
export async function aTotp(
  { db, settings }: { db: Db; settings: Settings },
  account: string,
): Promise<string> {
  const secret = newTotpSecret();
  const sealed_secret = sealTotp(secret, account, settings);
  await db
    .insertInto('totp')
    .values({ account, sealed_secret, last_step: 0, last_used_at: null })
    .execute();
  return secret;
}

/** A made-up photo: its row only, without content. */
export async function setPhoto(db: Db, account: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const photo = {
      storage_key: `photo-of-${randomUUID()}`,
      file_name: 'bilde.png',
      media_type: 'image/png',
      size: 4,
      sha256: '-',
    };
    const image_file = await saveFile(tx, photo, { purpose: 'photo', uploadedBy: account });
    await tx.updateTable('account').set({ image_file }).where('account', '=', account).execute();
  });
}
