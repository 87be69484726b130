import type { Db, Tx } from '../../platform/database/tables.ts';

/** The account that somebody tries to sign in to, and the address they come from; hashes. */
export interface SignInSubject {
  email_hash: string;
  address_hash: string;
}

/** Previous attempts; both lists are short, since refused attempts are not stored. */
export interface SignInAttempt extends SignInSubject {
  succeeded: boolean;
  created_at: Date;
}

/** The attempts on the account, and the wrong ones from the address. */
export async function findAttempts(
  db: Db,
  { email_hash, address_hash }: SignInSubject,
  since: { wrong: Date; right: Date },
): Promise<SignInAttempt[]> {
  return db
    .selectFrom('sign_in_attempt')
    .select(['email_hash', 'address_hash', 'succeeded', 'created_at'])
    .where((eb) =>
      eb.or([
        eb.and({ email_hash, succeeded: false }).and('created_at', '>', since.wrong),
        eb.and({ email_hash, address_hash, succeeded: true }).and('created_at', '>', since.right),
        eb.and({ address_hash, succeeded: false }).and('created_at', '>', since.wrong),
      ]),
    )
    .execute();
}

export async function saveWrongAttempt(tx: Tx, subject: SignInSubject, now: Date): Promise<void> {
  const attempt = { ...subject, succeeded: false, created_at: now };
  await tx.insertInto('sign_in_attempt').values(attempt).execute();
}

/**
 * The right password deletes the wrong attempts from the same address, and makes the address known.
 */
export async function saveRightAttempt(tx: Tx, subject: SignInSubject, now: Date): Promise<void> {
  const { email_hash, address_hash } = subject;
  await tx
    .deleteFrom('sign_in_attempt')
    .where((eb) => eb.and({ email_hash, address_hash }))
    .execute();
  const attempt = { ...subject, succeeded: true, created_at: now };
  await tx.insertInto('sign_in_attempt').values(attempt).execute();
}

export async function sweepAttempts(tx: Tx, since: { wrong: Date; right: Date }): Promise<number> {
  const swept = await tx
    .deleteFrom('sign_in_attempt')
    .where((eb) =>
      eb.or([
        eb.and({ succeeded: false }).and('created_at', '<=', since.wrong),
        eb('created_at', '<=', since.right),
      ]),
    )
    .executeTakeFirst();
  return Number(swept.numDeletedRows);
}
