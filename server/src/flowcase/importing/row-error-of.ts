import { flowcaseRowErrors, type FlowcaseRowError } from '@torg/protocol/flowcase/flowcase-terms';
import { violatedUnique } from '../../platform/database/database-errors.ts';
import { Refusal } from '../../platform/refusal.ts';

/** The code of an error that is about one row; undefined: it is about something else. */
export function rowErrorOf(error: unknown): FlowcaseRowError | undefined {
  const code = error instanceof Refusal ? error.code : violatedUnique(error);
  return flowcaseRowErrors.find((one) => one === code);
}
