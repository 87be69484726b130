import type { SavedComment } from '@torg/protocol/saved-profiles/team-lists';
import { limits } from '@torg/protocol/limits';
import type { Actor } from '../../platform/actor.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findList, type ListRow } from '../saved-lists.repository.ts';
import { isAuthor } from '../saved-profiles.policy.ts';
import { findPlace, lockList } from '../team/team.repository.ts';
import { countComments, findComment, type CommentRow } from './comments.repository.ts';

const missing = 'could_not_find_saved_comment';

export const commentView = (row: CommentRow, actor: Actor, list: ListRow): SavedComment => {
  const isOwn = isAuthor(actor, row, list);
  return {
    saved_comment: row.saved_comment,
    content: row.content,
    created_by: row.created_by,
    created_by_name: row.created_by_name,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: { change: isOwn, remove: isOwn },
  };
};

/** For one more, under the list's lock. */
export async function checkRoom(tx: Tx, about: { list: string; profile: string }): Promise<void> {
  const total = await countComments(tx, about);
  allowed(total < limits.saved.comments, 'too_many_saved_comments');
}

/** The actor's own comment under its list's lock; a removed one only for putting it back. */
export async function lockComment(
  tx: Tx,
  actor: Actor,
  comment: string,
  { alsoRemoved = false } = {},
): Promise<{ row: CommentRow; list: ListRow }> {
  const before = found(await findComment(tx, comment), missing);
  await lockList(tx, before.saved_list);
  const row = found(await findComment(tx, comment), missing);
  const list = found(await findList(tx, row.saved_list), missing);
  allowed(isAuthor(actor, row, list));
  const place = await findPlace(tx, row.saved_list, row.profile);
  const isThere = list.removed_at === null && place?.removed_at === null;
  allowed(isThere && (alsoRemoved || row.removed_at === null), missing);
  return { row, list };
}

export async function showComment(
  db: Db,
  actor: Actor,
  { comment, list }: { comment: string; list: ListRow },
): Promise<SavedComment> {
  return commentView(found(await findComment(db, comment), missing), actor, list);
}
