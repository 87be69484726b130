import type { ConsultantAccount } from '../profiles.queries.ts';

/** For a reader without any rights to the profile. */
export const nothing: ConsultantAccount['can'] = {
  edit: false,
  sendToQa: false,
  decideQa: false,
  reopenQa: false,
  answerInterview: false,
  requestActivation: false,
  takeBackRequest: false,
  activate: false,
  deactivate: false,
  setAvailability: false,
  confirmAvailability: false,
  remove: false,
  writeTo: false,
};

/** A made-up consultant, as in lists. */
export function aConsultant(fields: Partial<ConsultantAccount> = {}): ConsultantAccount {
  const moment = '2026-11-02T09:00:00.000Z';
  return {
    account: '11111111-1111-4111-8111-111111111111',
    name: 'Ingrid Solberg',
    email: 'ingrid@example.org',
    title: 'Systemutvikler',
    phone: null,
    image_url: null,
    verified: true,
    completed_wizard: true,
    requested_activation: false,
    active_since_date: null,
    visible_in_search: false,
    availability_date: null,
    availability_updated: moment,
    qa_status: 'not_started',
    cvpartner_id: null,
    cvpartner_sync_enabled: false,
    profile_updated_at: moment,
    cvpartner_updated_at: null,
    is_consultant_admin: false,
    deactivated: false,
    consultant_company: null,
    created_at: moment,
    updated_at: moment,
    can: nothing,
    ...fields,
  };
}
