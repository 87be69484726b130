import type { BenchConsultant } from '../consultant-companies.queries.ts';

/** A made-up consultant on a bench. */
export function aBenchConsultant(given: Partial<BenchConsultant> = {}): BenchConsultant {
  const moment = '2026-11-02T09:00:00.000Z';
  return {
    account: given.name ?? 'Ingrid Solberg',
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
    consultant_company: null,
    created_at: moment,
    updated_at: moment,
    validations: [],
    ...given,
  };
}
