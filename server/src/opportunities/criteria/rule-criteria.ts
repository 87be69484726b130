import { marketDay } from '@torg/protocol/market-day';
import type { Criterion } from '@torg/protocol/opportunities/criteria';
import type { StructuredOpportunity } from '@torg/protocol/opportunities/opportunity-shapes';
import type { Locale } from '@torg/protocol/terms';
import type { Db } from '../../platform/database/tables.ts';
import { inSlices } from '../../platform/turns/in-slices.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { loadKnowledge } from '../../reading/reading.queries.ts';
import { findLiving, type LivingNeed } from '../opportunities.repository.ts';
import { findingCriteria } from '../rules/criteria-of-need.ts';
import { structuringNeed } from '../rules/structure-need.ts';
import { findTerms } from '../structured/terms.repository.ts';
import { textsToRead } from '../structured/texts-to-read.ts';
import { withIds } from './suggested-criteria.ts';

export const structuredOf = ({ structured }: LivingNeed) =>
  structured?.version === 2 ? structured : null;

/** What criteria rest on: the texts, and the fields as they stand. */
export async function restsOn(db: Db, opportunity: string) {
  const need = await findLiving(db, opportunity);
  if (need === undefined) return undefined;
  return { need, structured: structuredOf(need), texts: await textsToRead(db, opportunity) };
}

type Found = NonNullable<Awaited<ReturnType<typeof restsOn>>>;
type Reading = Pick<JobContext, 'searches' | 'now'>;

/** The fields of a need as they stand; where nobody has had them read yet, as rules read them. */
export async function fieldsOf(
  { searches, now }: Reading,
  { need, structured, texts }: Found,
  locale: Locale,
): Promise<StructuredOpportunity> {
  if (structured !== null) return structured;
  const { country } = need;
  const about = { today: marketDay(now(), country ?? undefined), locale, country };
  return inSlices(structuringNeed(texts, await loadKnowledge(searches), about));
}

/** Fields name their terms as whoever had them read or wrote them does: here as `locale` does. */
async function namedIn(
  locale: Locale,
  fields: StructuredOpportunity,
  db: Db,
): Promise<StructuredOpportunity> {
  const named = async (terms: StructuredOpportunity['roles'], type: 'role' | 'skill') => {
    const ids = terms.map(({ uuid }) => uuid);
    const found = await findTerms(db, ids, { type, locale });
    const names = new Map(found.map(({ given, name }) => [given, name]));
    return terms.map(({ uuid, name }) => ({ uuid, name: names.get(uuid) ?? name }));
  };
  const [roles, skills] = [await named(fields.roles, 'role'), await named(fields.skills, 'skill')];
  return { ...fields, roles, skills };
}

/** What rules find in a need that candidates can be measured by. */
export async function ruleCriteria(
  context: Reading & { db: Db },
  opportunity: string,
  locale: Locale,
): Promise<Criterion[]> {
  const found = await restsOn(context.db, opportunity);
  if (found === undefined) return [];
  const fields = await namedIn(locale, await fieldsOf(context, found, locale), context.db);
  const knowledge = await loadKnowledge(context.searches);
  const suggested = await inSlices(findingCriteria(fields, found.texts, knowledge, locale));
  return withIds(opportunity, suggested);
}
