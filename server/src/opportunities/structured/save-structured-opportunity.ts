import type { Issue } from '@torg/protocol/errors';
import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import type { StructuredOpportunityInput } from '@torg/protocol/opportunities/opportunity-shapes';
import type { Locale } from '@torg/protocol/terms';
import { askAi } from '../../ai-jobs/ai-jobs.commands.ts';
import { recordEditing } from '../../events/events.commands.ts';
import type { Tx } from '../../platform/database/tables.ts';
import type { WrittenHandler } from '../../platform/handler.ts';
import { allowed, Refusal } from '../../platform/refusal.ts';
import { describeOpportunity } from '../describe-opportunity.ts';
import { notifyAudience } from '../notify-audience.ts';
import { lockForChange } from '../open-opportunity.ts';
import { reviseOpportunity } from '../opportunities.repository.ts';
import { recommendationKind } from '../recommendation/recommendation-kind.ts';
import { savedFields, type WrittenFields } from './saved-fields.ts';
import { findRegion, findTerms } from './terms.repository.ts';

const message = 'is nothing that can stand here';

async function namedTerms(
  tx: Tx,
  given: readonly { uuid: string }[],
  about: { type: 'role' | 'skill'; locale: Locale; issues: Issue[] },
) {
  const ids = given.map(({ uuid }) => uuid);
  const found = await findTerms(tx, ids, about);
  const known = new Set(found.map((one) => one.given));
  for (const [at, id] of ids.entries()) {
    if (!known.has(id)) about.issues.push({ path: `${about.type}s.${at}`, message });
  }
  const terms = new Map(found.map(({ uuid, name }) => [uuid, { uuid, name }]));
  return [...terms.values()];
}

/** What is sent, with the names that the ids have; refuses ids of nothing. */
async function written(
  tx: Tx,
  sent: StructuredOpportunityInput,
  locale: Locale,
): Promise<WrittenFields> {
  const issues: Issue[] = [];
  const region = sent.region && (await findRegion(tx, sent.region.uuid));
  if (region === undefined) issues.push({ path: 'region', message });
  const roles = await namedTerms(tx, sent.roles, { type: 'role', locale, issues });
  const skills = await namedTerms(tx, sent.skills, { type: 'skill', locale, issues });
  if (issues.length > 0) throw new Refusal('reference_not_found', { issues });
  return { ...sent, region: region ?? null, roles, skills };
}

const shownIn = (fields: WrittenFields) => ({
  title: fields.title,
  roles: fields.roles.map(({ name }) => name).join(', '),
  skills: fields.skills.map(({ name }) => name).join(', '),
  requirements: fields.requirements.length,
  start_date: fields.start_date,
  percent: fields.percent,
  region: fields.region?.name ?? null,
  customer_name: fields.customer_name,
});

export const saveStructuredOpportunity: WrittenHandler<
  typeof opportunityCalls.saveStructuredOpportunity
> = async (context, { params: { id }, query: { locale }, body }) => {
  const { db, actor, now } = context;
  const { structured_opportunity: sent, revision } = body;
  const { row } = await lockForChange(context, id);
  allowed(row.revision === revision, 'opportunity_was_changed');
  allowed(sent.roles.length + sent.skills.length > 0, 'role_or_skill_required');
  const fields = savedFields(await written(db, sent, locale), row.structured);
  await reviseOpportunity(db, id, { structured: JSON.stringify(fields), updated_at: now });
  const { structured: before } = row;
  await recordEditing(context, {
    what: 'changed_opportunity',
    object: { kind: 'opportunity', id, name: row.opportunity_name },
    also: [row.organization],
    before: before?.version === 2 ? shownIn(before) : {},
    after: shownIn(fields),
  });
  const by = { asked_by: actor.account, asked_for: row.organization };
  await askAi(context, recommendationKind, { subject: id, ...by, locale: row.locale });
  await notifyAudience(context, id);
  return describeOpportunity(context, id, locale);
};
