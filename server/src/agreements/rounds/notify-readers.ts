import type { ChangeContext } from '../../platform/handler.ts';
import type { Parties } from '../agreements.policy.ts';
import { findPeople } from './people.repository.ts';

/** Shows a change on the open pages of the others who read it: of one side, or of everybody. */
export async function notifyReaders(
  { db, actor, notify }: Pick<ChangeContext, 'db' | 'actor' | 'notify'>,
  row: Parties & { agreement_draft: string },
  of: 'client' | 'everybody' = 'everybody',
): Promise<void> {
  const { client, provider, consultant } = await findPeople(db, row);
  const readers = of === 'client' ? client : [...client, ...provider, ...consultant];
  const others = [...new Set(readers)].filter((account) => account !== actor.account);
  if (others.length === 0) return;
  await notify(others, 'agreement', { agreement_draft: row.agreement_draft });
}
