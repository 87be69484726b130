import { limits } from '@torg/protocol/limits';
import { importances } from '@torg/protocol/opportunities/opportunity-terms';
import type { Locale } from '@torg/protocol/terms';
import { z } from 'zod';
import { suggested, type SuggestedCriterion } from './criteria-of-need.ts';
import { aboutData, languageOf } from './model-words.ts';
import { cut, type NeedText } from './need-text.ts';
import { findQuote, shareWords } from './quotes.ts';

const CriteriaAnswer = z.strictObject({
  criteria: z.array(
    z.strictObject({
      criteria: z.string(),
      importance: z.enum(importances),
      reason: z.string(),
      quote: z.string().nullable(),
    }),
  ),
});

/** Lengths are checked by us, because not every model supports them in a schema. */
export const criteriaSchema: Readonly<Record<string, unknown>> = z.toJSONSchema(CriteriaAnswer);

export const criteriaInstructions = (locale: Locale): string =>
  `You suggest criteria by which a client in Norway or Sweden can measure consultants for a need.

${aboutData}

Write ${suggested.fewest} to ${suggested.most} criteria in ${languageOf[locale]}. Each is one thing that a CV can show or
fail to show, in one short sentence. Its importance is ABSOLUTE where the text demands it, else
NICE_TO_HAVE. Its reason is one sentence in ${languageOf[locale]}. No criterion is about age, gender,
family, health, faith or where somebody comes from. Answer with JSON alone.`;

const keyOf = (text: string): string => text.normalize('NFC').toLowerCase().trim();

/**
 * A model's criteria, and the rules' own that they leave out; undefined where it is no answer. How
 * strict the text is, is known by rules where they have read the same words.
 */
export function checkCriteria(
  answer: unknown,
  { texts }: { texts: readonly NeedText[] },
  ruled: readonly SuggestedCriterion[],
): SuggestedCriterion[] | undefined {
  const read = CriteriaAnswer.safeParse(answer);
  if (!read.success || read.data.criteria.length === 0) return undefined;
  const { text: most, reason: mostReason } = limits.opportunity.criteria;
  const theirs = read.data.criteria.flatMap((one): SuggestedCriterion[] => {
    const criteria = cut(one.criteria.trim(), most);
    const source = findQuote(texts, one.quote) ?? null;
    const same = ruled.find((own) => shareWords(texts, own.source, source));
    if (criteria === '') return [];
    const importance = same?.importance ?? one.importance;
    return [{ criteria, importance, reason: cut(one.reason.trim(), mostReason), source }];
  });
  const left = ruled.filter(
    (own) =>
      own.importance === 'ABSOLUTE' &&
      !theirs.some(({ source }) => shareWords(texts, own.source, source)),
  );
  // What must be is never crowded out.
  const room = Math.max(0, suggested.most - left.length);
  return distinct([...left, ...distinct(theirs).slice(0, room)])
    .toSorted((a, b) => importances.indexOf(a.importance) - importances.indexOf(b.importance))
    .slice(0, suggested.most);
}

const distinct = (all: readonly SuggestedCriterion[]): SuggestedCriterion[] =>
  all.filter(
    ({ criteria }, at) => all.findIndex((one) => keyOf(one.criteria) === keyOf(criteria)) === at,
  );
