import type { Criterion } from '@torg/protocol/opportunities/criteria';
import type { StructuredOpportunity } from '@torg/protocol/opportunities/opportunity-shapes';
import { defineAiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { NoAnswer } from '../../platform/ports/language-model.ts';
import { findTextsOf, type NeedText } from '../contexts/contexts.repository.ts';
import { findAudience, findLivingNeeds, lockOpportunities } from '../opportunities.repository.ts';
import { checkCriteria, criteriaInstructions, criteriaSchema } from '../rules/model-criteria.ts';
import { maskedTexts } from '../structured/masked-texts.ts';
import { fitting } from '../structured/texts-to-read.ts';
import { findCriteria, findCriteriaVersions, saveSuggested } from './criteria.repository.ts';
import { restsOn, ruleCriteria, structuredOf } from './rule-criteria.ts';
import { addSuggested, withIds } from './suggested-criteria.ts';

type Fields = Pick<StructuredOpportunity, 'title' | 'requirements' | 'roles' | 'skills'>;

interface CriteriaData extends Fields {
  opportunity: string;
  contexts: NeedText[];
}

const fieldsOf = (structured: StructuredOpportunity | null): Fields => ({
  title: structured?.title ?? '',
  requirements: structured?.requirements ?? [],
  roles: structured?.roles ?? [],
  skills: structured?.skills ?? [],
});

/** What candidates are measured by; a person approves them. */
export const criteriaKind = defineAiKind<
  'opportunity_criteria',
  CriteriaData,
  { criteria: Criterion[] }
>({
  type: 'opportunity_criteria',
  engine: 'model',
  prompt_version: 1,
  live: { topic: 'opportunity', accounts: findAudience },
  instructions: criteriaInstructions,
  answerSchema: criteriaSchema,
  lock: lockOpportunities,
  async basis(db, opportunities) {
    const needs = await findLivingNeeds(db, opportunities);
    const all = await findTextsOf(db, opportunities);
    return new Map(
      needs.map((need) => {
        const texts = fitting(all.get(need.opportunity) ?? []);
        return [need.opportunity, { texts, ...fieldsOf(structuredOf(need)) }];
      }),
    );
  },
  async find({ db }, opportunity, locale) {
    const found = await restsOn(db, opportunity);
    if (found === undefined) return undefined;
    const contexts = maskedTexts(found.texts, found.need.creator_name);
    return { data: { opportunity, ...fieldsOf(found.structured), contexts }, locale };
  },
  async rule(context, { data: { opportunity }, locale }) {
    return { criteria: await ruleCriteria(context, opportunity, locale) };
  },
  check(answer, { data }, ruled) {
    const all = checkCriteria(answer, { texts: data.contexts }, ruled.criteria);
    if (all === undefined) throw new NoAnswer('not_an_answer');
    return { criteria: withIds(data.opportunity, all) };
  },
  async apply(tx, _change, { subject, output }) {
    const before = await findCriteria(tx, subject);
    const versions = before?.version ? await findCriteriaVersions(tx, subject) : [];
    const approved = versions.at(-1)?.criteria ?? [];
    const criteria = addSuggested(approved, output.criteria);
    const isApproved = before?.approved_at != null && criteria.length === approved.length;
    if (!isApproved) await saveSuggested(tx, { opportunity: subject, criteria });
  },
});
