import type { Source } from '@torg/protocol/opportunities/opportunity-shapes';
import type { NeedText } from './need-text.ts';

const mostQuote = 2_000;

/** Where some words stand, letter for letter, in the first of the texts that has them. */
export function findQuote(texts: readonly NeedText[], quote: string | null): Source | undefined {
  const said = quote?.trim() ?? '';
  if (said === '' || said.length > mostQuote) return undefined;
  const found = texts.find(({ text }) => text.includes(said));
  return found && { context_id: found.context_id, quote: said };
}

/** Whether two sources name some of the same words. */
export function shareWords(
  texts: readonly NeedText[],
  one: Source | null | undefined,
  other: Source | null | undefined,
): boolean {
  if (!one || !other || one.context_id !== other.context_id) return false;
  const text = texts.find(({ context_id }) => context_id === one.context_id)?.text ?? '';
  const [a, b] = [text.indexOf(one.quote), text.indexOf(other.quote)];
  return a >= 0 && b >= 0 && a < b + other.quote.length && b < a + one.quote.length;
}
