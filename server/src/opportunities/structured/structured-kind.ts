import { marketDay } from '@torg/protocol/market-day';
import type { StructuredOpportunity } from '@torg/protocol/opportunities/opportunity-shapes';
import type { Country, Locale } from '@torg/protocol/terms';
import { defineAiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { inSlices } from '../../platform/turns/in-slices.ts';
import { NoAnswer } from '../../platform/ports/language-model.ts';
import { loadKnowledge, type ReadingKnowledge } from '../../reading/reading.queries.ts';
import {
  findAudience,
  findLiving,
  findLivingNeeds,
  lockOpportunities,
  lockOpportunity,
  reviseOpportunity,
} from '../opportunities.repository.ts';
import { findTextsOf, type NeedText } from '../contexts/contexts.repository.ts';
import { askForRecommendation } from '../recommendation/ask-for-recommendation.ts';
import {
  checkStructured,
  structuredInstructions,
  structuredSchema,
} from '../rules/model-structured.ts';
import { structuringNeed } from '../rules/structure-need.ts';
import { maskedTexts } from './masked-texts.ts';
import { mergeTouched } from './merge-touched.ts';
import { withSoundSources } from './sound-sources.ts';
import { fitting, textsToRead } from './texts-to-read.ts';

interface NeedData {
  opportunity: string;
  country: Country | null;
  contexts: NeedText[];
}

/** What the rules have read of a question, which a model's answer to it is checked against. */
const readBy = new WeakMap<
  NeedData,
  { texts: readonly NeedText[]; knowledge: ReadingKnowledge; locale: Locale }
>();

/** The fields of a need, read from its texts; at its end consultants are looked for. */
export const structuredKind = defineAiKind<
  'structured_opportunity',
  NeedData,
  StructuredOpportunity
>({
  type: 'structured_opportunity',
  engine: 'model',
  prompt_version: 1,
  live: { topic: 'opportunity', accounts: findAudience },
  instructions: structuredInstructions,
  answerSchema: structuredSchema,
  lock: lockOpportunities,
  async basis(db, opportunities) {
    const needs = await findLivingNeeds(db, opportunities);
    const texts = await findTextsOf(db, opportunities);
    return new Map(
      needs.map(({ opportunity }) => [opportunity, fitting(texts.get(opportunity) ?? [])]),
    );
  },
  async find({ db }, opportunity, locale) {
    const need = await findLiving(db, opportunity);
    if (need === undefined) return undefined;
    const contexts = maskedTexts(await textsToRead(db, opportunity), need.creator_name);
    return { data: { opportunity, country: need.country, contexts }, locale };
  },
  // Rules read the texts as they stand, since what they quote stands there letter for letter.
  async rule({ db, searches, now }, { data, locale }) {
    const texts = await textsToRead(db, data.opportunity);
    const { country } = data;
    const about = { today: marketDay(now(), country ?? undefined), locale, country };
    const knowledge = await loadKnowledge(searches);
    readBy.set(data, { texts, knowledge, locale });
    return inSlices(structuringNeed(texts, knowledge, about));
  },
  check(answer, { data }, ruled) {
    const read = readBy.get(data);
    const checked = read && checkStructured(answer, read, ruled);
    if (checked === undefined) throw new NoAnswer('not_an_answer');
    return checked;
  },
  async apply(tx, { enqueue }, { subject, output, asked_by, now }) {
    const row = await lockOpportunity(tx, subject);
    if (row === undefined) return;
    const texts = await textsToRead(tx, subject);
    const structured = withSoundSources(mergeTouched(output, row.structured), texts);
    const changes = { structured: JSON.stringify(structured), updated_at: now };
    await reviseOpportunity(tx, subject, changes);
    await enqueue(askForRecommendation, { opportunity: subject, asked_by });
  },
});
