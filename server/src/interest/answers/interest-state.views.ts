import type { Interest, OwnInterest } from '@torg/protocol/interest/interest-answers';
import { imageUrl } from '../../files/files.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import type { ListedInterest } from './interest-list.repository.ts';
import { can } from './interest-state.policy.ts';

export function ownInterestView(row: ListedInterest, actor: Actor): OwnInterest {
  return {
    assignment_interest: row.assignment_interest,
    assignment: row.assignment,
    account: row.account,
    name: row.name,
    thread_id: row.thread,
    created_at: row.created_at.toISOString(),
    state: row.interest_state,
    state_since: row.state_since.toISOString(),
    answer_by: row.answer_by,
    can: can(actor, row),
  };
}

export function interestView(row: ListedInterest, actor: Actor): Interest {
  const own = ownInterestView(row, actor);
  return {
    ...own,
    image_url: imageUrl(row.image_file),
    title: row.title,
    company_name: row.company_name,
    reason: row.reason,
    answered_at: row.answered_at?.toISOString() ?? null,
    answered_by_name: row.answered_by_name,
    answer_locale: own.can.answer ? row.answer_locale : null,
  };
}
