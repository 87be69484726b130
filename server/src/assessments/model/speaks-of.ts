import type { Evidence } from '@torg/protocol/assessments/assessment-outputs';
import { stopWords } from '../../platform/text/stop-words.ts';
import { wordsOf } from '../../reading/reading.queries.ts';
import { saysNothing } from '../rules/criterion/says-nothing.ts';
import { keysOf } from '../rules/reading/concepts.ts';

const keysIn = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter(({ folded }) => !stopWords.has(folded) && !saysNothing.has(folded))
      .flatMap(({ folded }) => keysOf(folded)),
  );

/** Whether a quote is about a criterion: by what its words are about, or because the rules quote it, too. */
export function speaksOf(
  criterion: string,
  { item, quote }: Evidence,
  ruled: readonly Evidence[],
): boolean {
  const isRuled = ruled.some(
    (one) => one.item === item && (one.quote.includes(quote) || quote.includes(one.quote)),
  );
  if (isRuled) return true;
  const asked = keysIn(criterion);
  return [...keysIn(quote)].some((key) => asked.has(key));
}
