import type { PresentationConsent } from '@torg/protocol/interest/interest';
import type { Actor } from '../../platform/actor.ts';
import { can } from './consent.policy.ts';
import type { ConsentDetails } from './consent.repository.ts';

export function consentView(row: ConsentDetails, actor: Actor): PresentationConsent {
  const { give, refuse } = can(actor, row);
  return {
    presentation_consent: row.presentation_consent,
    state: row.state,
    assignment: {
      assignment_id: row.assignment,
      title: row.title,
      client_name: row.client_name,
    },
    consultant: { account: row.account, name: row.name },
    asked_by_name: row.asked_by_name ?? '',
    company_name: row.company_name ?? '',
    message: row.message,
    deadline: row.deadline.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    can: { give: give && !row.is_presented, refuse: refuse && !row.is_presented },
  };
}
