import type { interestCalls } from '@torg/protocol/interest/interest';
import { findFacts, mayRead } from '../assignments/assignments.queries.ts';
import type { Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { receiptsSeenBy } from './interest.policy.ts';
import { findReceipts } from './interest.repository.ts';
import { receipt } from './interest.views.ts';

export const listInterestReceipts: Handler<typeof interestCalls.listInterestReceipts> = async (
  { db, actor },
  { params },
) => {
  const assignment = params.assignment_id;
  const facts = await findFacts(db, assignment, actor);
  allowed(mayRead(actor, found(facts, 'could_not_find_assignment')));
  const { account, organization } = actor;
  const rows = await findReceipts(db, assignment, {
    by: receiptsSeenBy(actor),
    account,
    organization,
  });
  return { receipts: rows.map(receipt) };
};
