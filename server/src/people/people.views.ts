import type { AccountDetails, AccountItem } from '@torg/protocol/people/people';
import { imageUrl } from '../files/files.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { can } from './people.policy.ts';
import type { PersonDetailsRow, PersonRow } from './people.repository.ts';

function organizationOf(row: PersonRow): AccountItem['organization'] {
  const { organization: id, organization_name: name } = row;
  const { organization_kind: kind, organization_country: country } = row;
  if (id === null || name === null || kind === null || country === null) return null;
  return { id, name, kind, country };
}

export function personView(row: PersonRow, actor: Actor): AccountItem {
  const { account, name, email, title, role, status } = row;
  return {
    account,
    name,
    email,
    title,
    image_url: imageUrl(row.image_file),
    role,
    status,
    is_consultant_admin: row.is_admin_in_company,
    organization: organizationOf(row),
    created_at: row.created_at.toISOString(),
    last_active_at: row.last_active_at?.toISOString() ?? null,
    can: can(actor, row),
  };
}

export function personDetailsView(row: PersonDetailsRow, actor: Actor): AccountDetails {
  const {
    phone,
    locale,
    verified,
    has_profile,
    sessions,
    has_second_factor,
    is_last_company_admin,
  } = row;
  const merged = { account: row.merged_into, name: row.merged_into_name ?? '' };
  return {
    ...personView(row, actor),
    // The address of a merged account is free for others, so it is not shown.
    email: row.merged_into === null ? row.email : '',
    phone,
    locale,
    verified,
    has_profile,
    sessions,
    has_second_factor,
    invited_at: row.invited_at?.toISOString() ?? null,
    deactivated_at: row.deactivated_at?.toISOString() ?? null,
    merged_into: merged.account === null ? null : { account: merged.account, name: merged.name },
    is_last_company_admin,
  };
}
