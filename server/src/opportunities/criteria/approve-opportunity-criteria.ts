import type { Criterion, CriteriaInput } from '@torg/protocol/opportunities/criteria';
import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import type { z } from 'zod';
import type { Handler } from '../../platform/handler.ts';
import { allowed, Refusal } from '../../platform/refusal.ts';
import { notifyAudience } from '../notify-audience.ts';
import { lockForChange } from '../open-opportunity.ts';
import { updateOpportunity } from '../opportunities.repository.ts';
import { recordOpportunity } from '../record-opportunity.ts';
import { findCriteria, saveApproved } from './criteria.repository.ts';
import { newCriterionId } from './criterion-id.ts';
import { describeCriteria } from './describe-criteria.ts';

type Input = z.output<typeof CriteriaInput>['criteria'];

/** What is sent, with new ids for new ones; words that somebody has changed quote nothing. */
function approvedOf(sent: Input, current: readonly Criterion[]): Criterion[] {
  const known = new Map(current.map((one) => [one.id, one]));
  const issues = sent.flatMap(({ id }, at) =>
    id === undefined || known.has(id)
      ? []
      : [{ path: `criteria.${at}.id`, message: 'is no criterion of this need' }],
  );
  if (issues.length > 0) throw new Refusal('request_validation_error', { issues });
  return sent.map(({ id = newCriterionId(), ...one }) => {
    const before = known.get(id);
    const isSame = before?.criteria === one.criteria;
    return { id, ...one, source: isSame ? (before?.source ?? null) : null };
  });
}

export const approveOpportunityCriteria: Handler<
  typeof opportunityCalls.approveOpportunityCriteria
> = async (context, { params: { id }, query: { locale }, body }) => {
  const { db, actor, now } = context;
  const { row } = await lockForChange(context, id);
  const current = await findCriteria(db, id);
  allowed((current?.revision ?? 0) === body.revision, 'opportunity_was_changed');
  const criteria = approvedOf(body.criteria, current?.criteria ?? []);
  await saveApproved(db, { opportunity: id, criteria, account: actor.account, now });
  await updateOpportunity(db, id, { updated_at: now });
  await recordOpportunity(context, row, {
    what: 'approved_opportunity_criteria',
    before: { version: current?.version ?? 0 },
    after: { version: (current?.version ?? 0) + 1, criteria: criteria.length },
  });
  await notifyAudience(context, id);
  return describeCriteria(db, id, { locale, edit: true });
};
