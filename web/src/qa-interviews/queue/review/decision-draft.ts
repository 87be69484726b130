import { limits } from '@torg/protocol/limits';
import { storeDraftOf, readDraftOf } from '../../../ui/form/draft.ts';
import type { NewDecision } from '../../qa-interviews.queries.ts';

/** An admin's unsent decision; stored in the tab, so that it survives a reload. */
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

/** Whether the admin has formed an opinion: a chosen decision and the beginning of a reason. */
export const isMadeUp = ({ status, reason }: DecisionDraft): boolean =>
  status !== undefined && reason.trim() !== '';

export type DecisionProblem = 'no_status' | 'no_reason' | 'too_long';

/** What prevents the decision from being sent. */
export function problemsOf({ status, reason }: DecisionDraft): DecisionProblem[] {
  const length = reason.trim().length;
  return [
    ...(status === undefined ? (['no_status'] as const) : []),
    ...(length === 0 ? (['no_reason'] as const) : []),
    ...(length > limits.qaInterview.reason ? (['too_long'] as const) : []),
  ];
}
