import type { authCalls } from '@torg/protocol/accounts/accounts';
import type { Db } from '../../platform/database/tables.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Settings } from '../../platform/settings.ts';
import { findKnownEmails } from '../accounts.repository.ts';
import { demoAccounts, demoPassword } from '../demo-accounts.ts';

/** The demo accounts that exist here; none in production. */
async function offeredAccounts(db: Db, settings: Settings) {
  if (settings.environment === 'production') return [];
  const emails = demoAccounts.map(({ email }) => email);
  const existing = await findKnownEmails(db, emails);
  return demoAccounts.filter(({ email }) => existing.has(email));
}

export const getSignInOptions: Handler<typeof authCalls.getSignInOptions> = async ({
  db,
  settings,
  external,
}) => {
  const { oidcProvider } = external;
  const demo_accounts = await offeredAccounts(db, settings);
  return {
    environment: settings.environment,
    oidc: oidcProvider && { label: oidcProvider.label },
    demo_accounts,
    demo_password: demo_accounts.length > 0 ? demoPassword : null,
  };
};
