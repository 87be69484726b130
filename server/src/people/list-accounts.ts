import type { peopleCalls } from '@torg/protocol/people/people';
import type { Handler } from '../platform/handler.ts';
import { findPeople } from './people.repository.ts';
import { personView } from './people.views.ts';

export const listAccounts: Handler<typeof peopleCalls.listAccounts> = async (
  { db, actor, now },
  { query },
) => {
  const { rows, total } = await findPeople(db, query, now);
  const accounts = rows.map((row) => personView(row, actor));
  return { accounts, total, limit: query.limit, offset: query.offset };
};
