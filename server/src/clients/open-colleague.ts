import type { ChangeContext } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';
import { findColleagues, type ColleagueRow } from './clients.repository.ts';
import { openClient } from './open-client.ts';

/** A buyer of the client, for its own people. */
export async function openColleague(
  context: ChangeContext,
  client: string,
  account: string,
): Promise<ColleagueRow> {
  await openClient(context, client);
  const all = await findColleagues(context.db, client);
  return found(
    all.find((one) => one.account === account),
    'could_not_find_account',
  );
}
