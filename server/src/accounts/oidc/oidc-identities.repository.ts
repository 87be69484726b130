import type { Db, Tx } from '../../platform/database/tables.ts';

interface Identity {
  issuer: string;
  subject: string;
}

/** The account linked to an identity of another service, unless it is deactivated. */
export async function findIdentity(db: Db, { issuer, subject }: Identity) {
  return db
    .selectFrom('oidc_identity')
    .innerJoin('account', 'account.account', 'oidc_identity.account')
    .select('account.account')
    .where((eb) => eb.and({ issuer, subject }))
    .where('account.deactivated_at', 'is', null)
    .executeTakeFirst();
}

/** When two requests link the same identity at once, it is linked once and neither fails. */
export async function linkIdentity(tx: Tx, identity: Identity & { account: string }) {
  await tx
    .insertInto('oidc_identity')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
}
