import type { ChangeContext } from '../../platform/handler.ts';
import type { Parties } from '../agreements.policy.ts';
import { findPeople } from './people.repository.ts';

/**
 * Shows a change on the open pages of everybody who reads it; what the client still writes, on those
 * of the other editors, whose own page saves itself.
 */
export async function notifyReaders(
  { db, actor, notify }: Pick<ChangeContext, 'db' | 'actor' | 'notify'>,
  row: Parties & { agreement_draft: string },
  of: 'client' | 'everybody' = 'everybody',
): Promise<void> {
  const { client, provider, consultant } = await findPeople(db, row);
  const readers =
    of === 'client'
      ? client.filter((account) => account !== actor.account)
      : [...client, ...provider, ...consultant, actor.account];
  if (readers.length === 0) return;
  await notify([...new Set(readers)], 'agreement', { agreement_draft: row.agreement_draft });
}
