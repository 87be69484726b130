import type { Structured } from './opportunities.queries.ts';

/** A need as it was read from one text. */
export const aStructured = (more: Partial<Structured> = {}): Structured => ({
  version: 2,
  title: 'Backendutvikler',
  description: 'Vi bygger en ny betalingsløsning.',
  start_date: '2027-01-04',
  duration: null,
  percent: 80,
  allow_remote_work: true,
  place_description: null,
  deadline: null,
  customer_name: null,
  region: null,
  requirements: [{ kind: 'must', text: 'Fem år med Java', source: null }],
  roles: [{ uuid: 'backend', name: 'Backendutvikler' }],
  skills: [{ uuid: 'java', name: 'Java' }],
  sources: {},
  term_sources: {},
  unmatched_terms: [],
  touched: [],
  ...more,
});
