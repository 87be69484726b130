import type { Locale } from '@torg/protocol/terms';
import { findFacts } from '../assignments/assignments.queries.ts';
import type { Actor } from '../platform/actor.ts';
import type { Db } from '../platform/database/tables.ts';
import type { ChangeContext, ReadContext } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { findWrittenNeed, type WrittenNeed } from './needs/written-needs.repository.ts';
import { mayEdit, type OpportunityFacts } from './opportunities.policy.ts';
import {
  findNeed,
  lockOpportunity,
  type LockedOpportunity,
  type NeedRow,
} from './opportunities.repository.ts';

const missing = 'could_not_find_opportunity';

type FactRow = Pick<NeedRow, 'organization' | 'archived' | 'made_assignment' | 'own_of'>;

/** What rights in a need depend on; those in an assignment's own need are the assignment's. */
export async function factsOf(db: Db, row: FactRow, actor: Actor): Promise<OpportunityFacts> {
  const { organization, archived, made_assignment, own_of } = row;
  const own = own_of === null ? null : found(await findFacts(db, own_of, actor), missing);
  return { organization, archived, made_assignment, own_of: own };
}

/** What rights in a need depend on; undefined: there is no such need. */
export async function findNeedFacts(
  db: Db,
  opportunity: string,
  actor: Actor,
): Promise<OpportunityFacts | undefined> {
  const row = await findNeed(db, opportunity);
  return row && factsOf(db, row, actor);
}

type Opening = Pick<ReadContext, 'db' | 'actor'>;

async function opened<Row extends FactRow>(
  { db, actor }: Opening,
  read: Row | undefined,
): Promise<{ row: Row; facts: OpportunityFacts }> {
  const row = found(read, missing);
  const facts = await factsOf(db, row, actor);
  allowed(mayEdit(actor, facts));
  return { row, facts };
}

/** The need, for somebody who may see it, which is who may change it. */
export const openOpportunity = async (
  context: Opening,
  opportunity: string,
): Promise<{ row: NeedRow; facts: OpportunityFacts }> =>
  opened(context, await findNeed(context.db, opportunity));

/** The same with all that is shown of it. */
export const openWhole = async (
  context: Opening,
  opportunity: string,
  locale: Locale,
): Promise<{ row: WrittenNeed; facts: OpportunityFacts }> =>
  opened(context, await findWrittenNeed(context.db, opportunity, locale));

/** The need, locked, for somebody who may change it, archived or not. */
export async function lockForEditing(
  { db, actor }: Pick<ChangeContext, 'db' | 'actor'>,
  opportunity: string,
): Promise<{ row: LockedOpportunity; facts: OpportunityFacts }> {
  const row = found(await lockOpportunity(db, opportunity), missing);
  const facts = await factsOf(db, row, actor);
  allowed(mayEdit(actor, facts));
  return { row, facts };
}

/** The same of a need that is not archived. */
export async function lockForChange(
  context: Pick<ChangeContext, 'db' | 'actor'>,
  opportunity: string,
): Promise<{ row: LockedOpportunity; facts: OpportunityFacts }> {
  const locked = await lockForEditing(context, opportunity);
  allowed(!locked.row.archived, 'opportunity_is_archived');
  return locked;
}
