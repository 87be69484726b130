import type { ChangeKind, ChangedThing, ChangeValues } from '@torg/protocol/events/changes';
import type { ChangeContext } from '../platform/handler.ts';

export interface Change {
  what: ChangeKind;
  /** with its current name; without one for accounts, whose name is looked up when it is shown */
  object: { kind: ChangedThing; id: string; name?: string };
  /** other objects whose history shows it, such as the companies that somebody moved between */
  also?: readonly (string | null)[];
  /** all fields that may have changed; none if the kind of change says everything */
  before?: ChangeValues;
  after?: ChangeValues;
}

/** The fields that differ; one that is missing on a side counts as null. */
export function differences(before: ChangeValues, after: ChangeValues) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = fields.filter((field) => (before[field] ?? null) !== (after[field] ?? null));
  const pick = (from: ChangeValues) =>
    Object.fromEntries(changed.map((field) => [field, from[field] ?? null]));
  return { before: pick(before), after: pick(after), isSame: changed.length === 0 };
}

/**
 * Records who changed what, with before and after, in the transaction of the change. Records nothing
 * if fields are given and none differs.
 */
export async function recordChange({ emit }: Pick<ChangeContext, 'emit'>, change: Change) {
  const { what, object, also = [], before = {}, after = {} } = change;
  const { isSame, ...values } = differences(before, after);
  if (isSame && (change.before ?? change.after) !== undefined) return;
  const objects = [...new Set([object.id, ...also.filter((id) => id !== null)])];
  await emit('recorded_change', { what, object, objects, ...values });
}
