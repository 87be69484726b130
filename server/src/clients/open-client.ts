import type { Client } from '@torg/protocol/clients/clients';
import { findAccount } from '../accounts/accounts.queries.ts';
import { imageUrl } from '../files/files.queries.ts';
import { lockOrganization } from '../organizations/organizations.commands.ts';
import { findOrganization } from '../organizations/organizations.queries.ts';
import type { ChangeContext, ReadContext } from '../platform/handler.ts';
import { allowed, found, Refusal } from '../platform/refusal.ts';
import { mayUse, can } from './clients.policy.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findOrganization>>>;

function asClient(row: Row | undefined): Row {
  const client = found(row, 'could_not_find_client_company');
  if (client.kind !== 'client') throw new Refusal('could_not_find_client_company');
  return client;
}

/** The client, for its own people. */
export async function openClient({ db, actor }: ReadContext, id: string): Promise<Row> {
  const client = asClient(await findOrganization(db, id));
  allowed(mayUse(actor, id));
  return client;
}

/** The same, locked until the transaction ends. */
export async function openClientForChange({ db, actor }: ChangeContext, id: string): Promise<Row> {
  const client = asClient(await lockOrganization(db, id));
  allowed(mayUse(actor, id));
  return client;
}

/** Only an admin who can sign in can look after a client. */
export async function checkSalesAdmin({ db }: ReadContext, account: string | null): Promise<void> {
  if (account === null) return;
  const admin = found(await findAccount(db, account), 'sales_admin_not_found');
  allowed(admin.role === 'admin' && admin.verified, 'sales_admin_not_found');
}

export async function showClient(context: ReadContext, id: string): Promise<Client> {
  const { db, actor } = context;
  const row = await openClient(context, id);
  const admin = row.sales_admin === null ? undefined : await findAccount(db, row.sales_admin);
  return {
    client: id,
    name: row.name,
    country: row.country,
    organization_number: row.organization_number,
    logo_url: imageUrl(row.logo_file),
    sales_admin: admin ? { account: admin.account, name: admin.name } : null,
    can: can(actor, id),
  };
}
