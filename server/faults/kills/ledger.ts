/** What was acknowledged, to be compared with the database when all kills are done. */
export interface Ledger {
  /** ids of created assignments */
  assignments: Set<string>;
  /** by assignment: how often it was saved, and its last title */
  saves: Map<string, { count: number; title: string }>;
  /** the texts of messages, each of them another */
  messages: Set<string>;
  /** by address: the account that was made, and mailed an invitation */
  colleagues: Map<string, string>;
  /** answers that no kill explains */
  unexpected: string[];
}

export function emptyLedger(): Ledger {
  return {
    assignments: new Set(),
    saves: new Map(),
    messages: new Set(),
    colleagues: new Map(),
    unexpected: [],
  };
}

export function acknowledged(ledger: Ledger): number {
  const saves = [...ledger.saves.values()].reduce((sum, { count }) => sum + count, 0);
  return ledger.assignments.size + saves + ledger.messages.size + ledger.colleagues.size;
}
