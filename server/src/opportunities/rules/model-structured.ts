import { limits } from '@torg/protocol/limits';
import type { StructuredOpportunity } from '@torg/protocol/opportunities/opportunity-shapes';
import { type Locale, requirementKinds } from '@torg/protocol/terms';
import { z } from 'zod';
import type { ReadingKnowledge } from '../../reading/reading.queries.ts';
import { withFields } from './model-fields.ts';
import { withTerms } from './model-terms.ts';
import { aboutData, languageOf } from './model-words.ts';
import { cut, type NeedText } from './need-text.ts';
import { findQuote, shareWords } from './quotes.ts';

const quote = z.string().nullable();
const said = <T extends z.ZodType>(value: T) => z.strictObject({ value: value.nullable(), quote });
const term = z.strictObject({ name: z.string(), quote });

const StructuredAnswer = z.strictObject({
  title: said(z.string()),
  description: said(z.string()),
  start_date: said(z.string()),
  duration: said(z.string()),
  percent: said(z.number()),
  allow_remote_work: said(z.boolean()),
  place_description: said(z.string()),
  deadline: said(z.string()),
  customer_name: said(z.string()),
  requirements: z.array(
    z.strictObject({ kind: z.enum(requirementKinds), text: z.string(), quote }),
  ),
  roles: z.array(term),
  skills: z.array(term),
});
type StructuredAnswer = z.output<typeof StructuredAnswer>;

/** Lengths are checked by us, because not every model supports them in a schema. */
export const structuredSchema: Readonly<Record<string, unknown>> = z.toJSONSchema(StructuredAnswer);

const { roles, skills } = limits.opportunity;

export const structuredInstructions = (locale: Locale): string =>
  `You read the need of a client who looks for a consultant in Norway or Sweden, and fill in a form.

${aboutData}

Each field has a value and the quote that says it. Dates are written like 2027-01-31. The title is
short. The description is markdown: what the work is about, without greetings, practical facts and
requirements; in the language of the text, else in ${languageOf[locale]}. A requirement is "must" or
"should", in the text's own words. Name at most ${roles} roles, the best first, and at most ${skills}
skills, those that must be there first; none that the text says is not wanted.
Answer with JSON alone.`;

/** What the model's answer is checked against. */
interface CheckedAgainst {
  texts: readonly NeedText[];
  knowledge: ReadingKnowledge;
  locale: Locale;
}

/** What the rules have not read: the rest of them stand, and nothing is said twice. */
function withRequirements(
  answer: StructuredAnswer,
  { texts }: CheckedAgainst,
  ruled: StructuredOpportunity,
): StructuredOpportunity['requirements'] {
  const all = [...ruled.requirements];
  for (const { kind, text, quote: words } of answer.requirements) {
    const source = findQuote(texts, words);
    const written = cut(text.trim(), limits.assignment.requirement);
    const isDouble = all.some(
      (one) =>
        shareWords(texts, one.source, source) || one.text.toLowerCase() === written.toLowerCase(),
    );
    if (source && written !== '' && !isDouble) all.push({ kind, text: written, source });
  }
  return all.slice(0, limits.assignment.requirements);
}

/**
 * The rules' answer with what a model has found beyond it; undefined where it is no answer. What
 * the rules have read with its words stands, and a fact without words of a text is left out.
 */
export function checkStructured(
  answer: unknown,
  against: CheckedAgainst,
  ruled: StructuredOpportunity,
): StructuredOpportunity | undefined {
  const read = StructuredAnswer.safeParse(answer);
  if (!read.success) return undefined;
  const requirements = withRequirements(read.data, against, ruled);
  const [first] = requirements;
  const source = ruled.sources.requirements ?? first?.source;
  const filled = withTerms(read.data, against, withFields(read.data, against, ruled));
  return {
    ...filled,
    requirements,
    sources: { ...filled.sources, ...(source ? { requirements: source } : {}) },
  };
}
