import type { Actor } from '../platform/actor.ts';
import type { Db } from '../platform/database/tables.ts';

/** Who a session belongs to, in one question; null when it has ended. */
export async function findActor(db: Db, tokenHash: string): Promise<Actor | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.account', 'session.account')
    .leftJoin('organization', 'organization.organization', 'account.organization')
    .select([
      'session.session',
      'account.account',
      'account.name',
      'account.role',
      'account.verified',
      'account.completed_wizard as completedWizard',
      'account.is_admin_in_company as isAdminInCompany',
      'account.locale',
      'account.organization',
      'organization.kind as organizationKind',
      'organization.country',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', new Date())
    .executeTakeFirst();
  return row ?? null;
}
