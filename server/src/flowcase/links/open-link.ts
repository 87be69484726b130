import type { ChangeContext } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { lockProfiles } from '../../profiles/profiles.commands.ts';
import { mayAdminister } from '../flowcase.policy.ts';
import type { LinkRow } from '../merging/merge-work.ts';
import { findLink, lockLink } from './links.repository.ts';

const missing = 'could_not_find_flowcase_link';

/** The link for somebody who administers its company, locked after its profile. */
export async function openLink(
  { db, actor }: Pick<ChangeContext, 'db' | 'actor'>,
  id: string,
): Promise<LinkRow> {
  const row = found(await findLink(db, id), missing);
  allowed(mayAdminister(actor, row));
  await lockProfiles(db, [row.profile]);
  return found(await lockLink(db, id), missing);
}
