import type { NewDecision } from '../../qa-interviews.queries.ts';

export interface TypedDecision {
  /** empty until one is chosen */
  status: NewDecision['status'] | '';
  reason: string;
}

export const noDecision: TypedDecision = { status: '', reason: '' };

/** Whether the admin has formed an opinion: a chosen decision and the beginning of a reason. */
export const isMadeUp = ({ status, reason }: TypedDecision): boolean =>
  status !== '' && reason.trim() !== '';
