import { marketDay } from '@torg/protocol/market-day';
import type { Criterion } from '@torg/protocol/opportunities/criteria';
import type { StructuredOpportunity } from '@torg/protocol/opportunities/opportunity-shapes';
import { defineAiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import type { Db } from '../../platform/database/tables.ts';
import { NoAnswer } from '../../platform/ports/language-model.ts';
import { loadKnowledge } from '../../reading/reading.queries.ts';
import { findTextsOf, type NeedText } from '../contexts/contexts.repository.ts';
import {
  findAudience,
  findLiving,
  findLivingNeeds,
  type LivingNeed,
  lockOpportunities,
} from '../opportunities.repository.ts';
import { criteriaOfNeed } from '../rules/criteria-of-need.ts';
import { checkCriteria, criteriaInstructions, criteriaSchema } from '../rules/model-criteria.ts';
import { structureNeed } from '../rules/structure-need.ts';
import { maskedTexts } from '../structured/masked-texts.ts';
import { fitting, textsToRead } from '../structured/texts-to-read.ts';
import { findCriteria, saveSuggested } from './criteria.repository.ts';
import { addSuggested, withIds } from './suggested-criteria.ts';

type Fields = Pick<StructuredOpportunity, 'title' | 'requirements' | 'roles' | 'skills'>;

interface CriteriaData extends Fields {
  opportunity: string;
  contexts: NeedText[];
}

const structuredOf = ({ structured }: LivingNeed) =>
  structured?.version === 2 ? structured : null;

/** What criteria rest on: the texts, and the fields as they stand. */
async function restsOn(db: Db, opportunity: string) {
  const need = await findLiving(db, opportunity);
  if (need === undefined) return undefined;
  return { need, structured: structuredOf(need), texts: await textsToRead(db, opportunity) };
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
  async rule({ db, searches, now }, { data: { opportunity }, locale }) {
    const found = await restsOn(db, opportunity);
    if (found === undefined) return { criteria: [] };
    const knowledge = await loadKnowledge(searches);
    const { country } = found.need;
    const about = { today: marketDay(now(), country ?? undefined), locale, country };
    const fields = found.structured ?? structureNeed(found.texts, knowledge, about);
    const all = criteriaOfNeed(fields, found.texts, knowledge, locale);
    return { criteria: withIds(opportunity, all) };
  },
  check(answer, { data }, ruled) {
    const all = checkCriteria(answer, { texts: data.contexts }, ruled.criteria);
    if (all === undefined) throw new NoAnswer('not_an_answer');
    return { criteria: withIds(data.opportunity, all) };
  },
  async apply(tx, _change, { subject, output }) {
    const before = await findCriteria(tx, subject);
    const approved = before?.approved_at ? before.criteria : [];
    const criteria = addSuggested(approved, output.criteria);
    const isSame = approved.length > 0 && criteria.length === approved.length;
    if (!isSame) await saveSuggested(tx, { opportunity: subject, criteria });
  },
});
