import type { ConsultantAccount } from '@torg/protocol/profiles/profile-shapes';
import { marketDay } from '@torg/protocol/market-day';
import { imageUrl } from '../../files/files.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import { companyOf } from '../making/company-of.ts';
import type { ConsultantRow } from './consultant-list.repository.ts';
import { can, type ProfileFacts } from '../profiles.policy.ts';

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Buyers cannot read these lists, so it does not matter whom a consultant has answered. */
const factsOf = (row: ConsultantRow): ProfileFacts => ({
  ...row,
  profile: row.account,
  deactivated: row.deactivated_at !== null,
  has_answered_reader: false,
});

export function consultantView(row: ConsultantRow, actor: Actor): ConsultantAccount {
  return {
    account: row.account,
    name: row.name,
    email: row.email,
    title: row.title,
    phone: row.phone,
    image_url: imageUrl(row.image_file),
    verified: row.verified,
    completed_wizard: row.completed_wizard,
    requested_activation: row.requested_activation !== null,
    active_since_date:
      row.active_since && marketDay(row.active_since, row.organization_country ?? 'NO'),
    visible_in_search: row.visible_in_search,
    availability_date: row.availability,
    availability_updated: (row.availability_updated ?? row.profile_updated_at).toISOString(),
    qa_status: row.qa_status,
    cvpartner_id: row.cvpartner_id,
    cvpartner_sync_enabled: row.cvpartner_sync_enabled,
    profile_updated_at: row.profile_updated_at.toISOString(),
    cvpartner_updated_at: moment(row.cvpartner_updated_at),
    is_consultant_admin: row.is_admin_in_company,
    deactivated: row.deactivated_at !== null,
    consultant_company: companyOf(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: can(actor, factsOf(row)),
  };
}
