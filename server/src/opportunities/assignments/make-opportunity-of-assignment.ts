import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { findFacts, mayEdit } from '../../assignments/assignments.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { describeOpportunity } from '../describe-opportunity.ts';
import { follow } from './follow-assignment.ts';
import { findFollowed, findOwnNeed, insertOwnNeed } from './own-need.repository.ts';

const missing = 'could_not_find_assignment';
const unnamed: Record<Locale, string> = {
  nb: 'Oppdrag uten tittel',
  sv: 'Uppdrag utan titel',
  en: 'Assignment without a title',
};

/** The unique key lets one be made, also if two ask at once: the second waits and finds it. */
export const makeOpportunityOfAssignment: Handler<
  typeof opportunityCalls.makeOpportunityOfAssignment
> = async (context, { params: { assignment_id }, query: { locale } }) => {
  const { db, actor, now } = context;
  allowed(mayEdit(actor, found(await findFacts(db, assignment_id, actor), missing)));
  const followed = found(await findFollowed(db, assignment_id), missing);
  const title = followed.title.trim().slice(0, limits.opportunity.name);
  const { account } = actor;
  const named = { opportunity_name: title || unnamed[locale], account, locale, now };
  await insertOwnNeed(db, { followed, ...named });
  const opportunity = found(await findOwnNeed(db, assignment_id), missing);
  await follow(context, { opportunity, asked_by: account });
  return describeOpportunity(context, opportunity, locale);
};
