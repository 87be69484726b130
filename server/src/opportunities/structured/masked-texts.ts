import { withholder } from '../../ai-jobs/ai-jobs.queries.ts';
import type { NeedText } from '../contexts/contexts.repository.ts';

const placeholder = '[…]';
const addresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const numbers = /(?<![\d.,])(?:\+\d{2}[ -]?)?\d(?:[ -]?\d){7,11}(?![\d.,])/gu;

/** Texts as a model gets them: without whoever wrote them, addresses and telephone numbers. */
export function maskedTexts(texts: readonly NeedText[], writer: string | null): NeedText[] {
  const withhold = withholder({ name: writer ?? '', terms: [] });
  return texts.map(({ context_id, text }) => {
    const bare = text.replaceAll(addresses, placeholder).replaceAll(numbers, placeholder);
    return { context_id, text: withhold(bare, bare.length + placeholder.length) };
  });
}
