import type { ClientItem, Colleague } from '@torg/protocol/clients/clients';
import { imageUrl } from '../files/files.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { can, canOfColleague } from './clients.policy.ts';
import type { ClientRow, ColleagueRow } from './clients.repository.ts';

export function clientItemView(row: ClientRow, actor: Actor): ClientItem {
  const { organization: client, sales_admin: account, sales_admin_name: name } = row;
  return {
    client,
    name: row.name,
    country: row.country,
    organization_number: row.organization_number,
    logo_url: imageUrl(row.logo_file),
    sales_admin: account === null ? null : { account, name: name ?? '' },
    buyers: row.buyers,
    assignments: row.assignments,
    active_assignments: row.active_assignments,
    last_activity_at: row.last_activity_at?.toISOString() ?? null,
    can: can(actor, client),
  };
}

export function colleagueView(row: ColleagueRow): Colleague {
  const { account, name, email, title, invited_at } = row;
  return {
    account,
    name,
    email,
    title,
    image_url: imageUrl(row.image_file),
    deactivated: row.deactivated_at !== null,
    invited_at: row.verified ? null : (invited_at?.toISOString() ?? null),
    can: canOfColleague(row),
  };
}
