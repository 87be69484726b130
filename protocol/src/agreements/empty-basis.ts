import type { HiringBasisData } from './agreement-shapes.ts';

const undone = { is_done: false, on: null, by: '' };

/** A hiring basis of which nothing has been answered. */
export const emptyBasis: HiringBasisData = {
  answers: {
    daily_lead: null,
    result_responsibility: null,
    delivery_described: null,
    equipment: null,
    staffing: null,
    one_person_supplier: null,
    running_operations: null,
    supplier_purpose: null,
  },
  choice: null,
  reason: '',
  ground: null,
  papers: {
    project_described: undone,
    talks_with_representatives: undone,
    written_agreement: undone,
    staffing_approval: undone,
  },
};
