import type { SearchReason } from '@torg/protocol/search/search';
import { limits } from '@torg/protocol/limits';
import { defineAiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import type { Locale } from '@torg/protocol/terms';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import {
  findFitting,
  findReasons,
  meaningOf,
  type FittingCriteria,
} from '../../search/search.queries.ts';
import {
  findAudience,
  findLiving,
  findLivingNeeds,
  lockOpportunities,
} from '../opportunities.repository.ts';
import { searchedOf } from './searched-of.ts';

export interface Recommended {
  account: string;
  why: SearchReason[];
}

interface RecommendationData {
  criteria: FittingCriteria;
  /** the consultant company whose own consultants come first */
  company: string | null;
}

const most = limits.opportunity.recommendations;

/** The company's own first, also those whom nobody else sees; then those whom everybody sees. */
async function search(context: JobContext, { criteria, company }: RecommendationData) {
  const meaning = await meaningOf(context, criteria);
  const page = { limit: most, offset: 0, meaning };
  const own =
    company === null
      ? { hits: [] }
      : await findFitting(context.searches, criteria, { ...page, company });
  const all = await findFitting(context.searches, criteria, page);
  const ofOwn = new Set(own.hits.map(({ profile }) => profile));
  const others = all.hits.filter(({ profile }) => !ofOwn.has(profile));
  return { ...all, hits: [...own.hits, ...others].slice(0, most) };
}

/** Consultants who fit the fields of a need, and why; no model is asked who fits. */
export const recommendationKind = defineAiKind<
  'structured_opportunity_recommendation',
  RecommendationData,
  { recommendations: Recommended[] }
>({
  type: 'structured_opportunity_recommendation',
  engine: 'rules',
  prompt_version: 1,
  live: { topic: 'opportunity', accounts: findAudience },
  lock: lockOpportunities,
  async basis(db, opportunities) {
    const needs = await findLivingNeeds(db, opportunities);
    return new Map(
      needs.map((need) => {
        const { opportunity, organization } = need;
        return [opportunity, { ...searchedOf(need), organization }];
      }),
    );
  },
  async find({ db }, opportunity, locale) {
    const need = await findLiving(db, opportunity);
    return need && { data: searchedOf(need), locale };
  },
  async rule(context, { data, locale }) {
    const found = await search(context, data);
    return { recommendations: await reasonsOf(context, found, locale) };
  },
});

async function reasonsOf(
  { searches }: JobContext,
  found: Parameters<typeof findReasons>[1],
  locale: Locale,
): Promise<Recommended[]> {
  const reasons = await findReasons(searches, found, { account: null, locale });
  return reasons.map(({ row, why }) => ({ account: row.profile, why }));
}
