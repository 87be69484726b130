import { limits } from '@torg/protocol/limits';
import type { ChangeContext } from '../platform/handler.ts';
import { removeChange, replaceChange } from '../platform/stored-events.ts';
import { findLastEditing } from './changes.repository.ts';
import { differences, recordChange, type Change } from './record-change.ts';

/**
 * Like `recordChange`, for forms that save by themselves: what somebody changes in one go is recorded
 * as one change, from the first value to the last. The caller has locked the object.
 */
export async function recordEditing(
  context: Pick<ChangeContext, 'db' | 'actor' | 'now' | 'emit'>,
  change: Change & Required<Pick<Change, 'before' | 'after'>>,
): Promise<void> {
  const { db, actor, now } = context;
  const since = new Date(now.getTime() - limits.editingMinutes * 60_000);
  const edited = { account: actor.account, object: change.object.id, what: change.what, since };
  const last = await findLastEditing(db, edited);
  if (last === undefined) return recordChange(context, change);
  const step = differences(change.before, change.after);
  if (step.isSame) return;
  const { isSame, ...values } = differences(
    { ...step.before, ...last.metadata.before },
    { ...last.metadata.after, ...step.after },
  );
  if (isSame) return removeChange(db, last.event);
  await replaceChange(db, last.event, { ...last.metadata, object: change.object, ...values });
}
