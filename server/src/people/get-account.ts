import type { peopleCalls } from '@torg/protocol/people/people';
import type { Handler } from '../platform/handler.ts';
import { showPerson } from './open-person.ts';

export const getAccount: Handler<typeof peopleCalls.getAccount> = (context, { params }) =>
  showPerson(context, params.account);
