import type { peopleCalls } from '@torg/protocol/people/people';
import { checkConfirmed, resetFactors } from '../accounts/accounts.commands.ts';
import { recordChange } from '../events/events.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { lockPerson, showPerson } from './open-person.ts';

export const resetSecondFactor: Handler<typeof peopleCalls.resetSecondFactor> = async (
  context,
  { params: { account }, body },
) => {
  await lockPerson(context, account);
  await checkConfirmed(context);
  await resetFactors(context, account);
  await recordChange(context, {
    what: 'reset_second_factor',
    object: { kind: 'account', id: account },
    after: { reason: body.reason },
  });
  return showPerson(context, account);
};
