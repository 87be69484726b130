import type { PlainBoard } from './move-cards.ts';

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
  /** the board whose cards are moved, once it is made */
  board: PlainBoard | undefined;
  moves: number;
  /** answers that no kill explains */
  unexpected: string[];
}

export function emptyLedger(): Ledger {
  return {
    assignments: new Set(),
    saves: new Map(),
    messages: new Set(),
    colleagues: new Map(),
    board: undefined,
    moves: 0,
    unexpected: [],
  };
}

export function acknowledged(ledger: Ledger): number {
  const saves = [...ledger.saves.values()].reduce((sum, { count }) => sum + count, 0);
  const { assignments, messages, colleagues, moves } = ledger;
  return assignments.size + saves + messages.size + colleagues.size + moves;
}
