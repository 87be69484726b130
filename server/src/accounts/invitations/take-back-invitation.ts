import { recordChange } from '../../events/events.commands.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { forgetPerson } from '../closing/forget-person.ts';
import { lockInvitation } from './account-invitations.repository.ts';

/** Removes an account that nobody has joined yet; its address is free again. */
export async function takeBackInvitation(
  context: ChangeContext,
  account: string,
  organization: string,
): Promise<void> {
  found(await lockInvitation(context.db, account), 'could_not_find_invitation');
  await forgetPerson(context, account);
  await recordChange(context, {
    what: 'withdrew_invitation',
    object: { kind: 'account', id: account },
    also: [organization],
  });
}
