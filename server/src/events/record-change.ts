import type { ChangeKind, ChangedThing, ChangeValues } from '@torg/protocol/events/changes';
import type { ChangeContext } from '../platform/handler.ts';

export interface Change {
  what: ChangeKind;
  /** its `name` as it is now; of an account none, since that is looked up when it is shown */
  object: { kind: ChangedThing; id: string; name?: string };
  /** others in whose history it stands, too, as the companies that somebody was moved between */
  also?: readonly (string | null)[];
  /** all fields that may have changed, or none where the action says everything */
  before?: ChangeValues;
  after?: ChangeValues;
}

/** What differs, of fields that stand on either side; a field that is not there is null. */
export function differences(before: ChangeValues, after: ChangeValues) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = fields.filter((field) => (before[field] ?? null) !== (after[field] ?? null));
  const pick = (from: ChangeValues) =>
    Object.fromEntries(changed.map((field) => [field, from[field] ?? null]));
  return { before: pick(before), after: pick(after), isSame: changed.length === 0 };
}

/**
 * Writes down who changed what, with before and after, in the transaction of the change. Where
 * fields are given and none differs, nothing has happened.
 */
export async function recordChange({ emit }: Pick<ChangeContext, 'emit'>, change: Change) {
  const { what, object, also = [], before = {}, after = {} } = change;
  const { isSame, ...values } = differences(before, after);
  if (isSame && (change.before ?? change.after) !== undefined) return;
  const objects = [...new Set([object.id, ...also.filter((id) => id !== null)])];
  await emit('recorded_change', { what, object, objects, ...values });
}
