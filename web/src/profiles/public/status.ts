/** How a consultant takes part, in one word. */
export type ParticipationStatus = 'visible' | 'hidden' | 'requested' | 'inactive';

interface ConsultantFacts {
  active_since_date: string | null;
  visible_in_search: boolean;
  requested_activation: boolean;
}

/** Hidden means active but not found: a rule fails, or nobody has verified the person. */
export function statusOf(consultant: ConsultantFacts): ParticipationStatus {
  if (consultant.active_since_date !== null) {
    return consultant.visible_in_search ? 'visible' : 'hidden';
  }
  return consultant.requested_activation ? 'requested' : 'inactive';
}
