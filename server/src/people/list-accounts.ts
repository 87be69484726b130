import type { peopleCalls } from '@torg/protocol/people/people';
import type { Handler } from '../platform/handler.ts';
import { findPeople } from './people.repository.ts';
import { personView } from './people.views.ts';

export const listAccounts: Handler<typeof peopleCalls.listAccounts> = async ({ db }, { query }) => {
  const { rows, total } = await findPeople(db, query);
  return { accounts: rows.map(personView), total, limit: query.limit, offset: query.offset };
};
