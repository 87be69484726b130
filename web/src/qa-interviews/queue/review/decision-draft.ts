import { limits } from '@torg/protocol/limits';
import { storeDraftOf, readDraftOf } from '../../../ui/form/draft.ts';
import type { NewDecision } from '../../qa-interviews.queries.ts';

/** What an admin means, before it is sent; kept in this tab over a reload. */
export interface DecisionDraft {
  status: NewDecision['status'] | undefined;
  reason: string;
}

export const noDecision: DecisionDraft = { status: undefined, reason: '' };

export const decisionKey = (me: string, form: string): string => `torg.qa-decision.${me}.${form}`;

export const readDecision = (key: string): DecisionDraft => readDraftOf(key, isDraft) ?? noDecision;

export const storeDecision = (key: string, draft: DecisionDraft): void =>
  storeDraftOf(key, draft.status || draft.reason ? draft : undefined);

const isDraft = (value: unknown): value is DecisionDraft =>
  typeof value === 'object' &&
  value !== null &&
  'reason' in value &&
  typeof value.reason === 'string';

/** A mind of one's own: both chosen and begun to be reasoned. */
export const isMadeUp = ({ status, reason }: DecisionDraft): boolean =>
  status !== undefined && reason.trim() !== '';

export type DecisionProblem = 'no_status' | 'no_reason' | 'too_long';

/** What keeps it from being sent. */
export function problemsOf({ status, reason }: DecisionDraft): DecisionProblem[] {
  const length = reason.trim().length;
  return [
    ...(status === undefined ? (['no_status'] as const) : []),
    ...(length === 0 ? (['no_reason'] as const) : []),
    ...(length > limits.qaInterview.reason ? (['too_long'] as const) : []),
  ];
}
