import { limits } from '@torg/protocol/limits';
import type { Field } from './field.ts';
import {
  cut,
  factsNamed,
  preferNamed,
  quote,
  quoteAround,
  shownAt,
  spansOf,
  type ReadNeed,
} from '../need-text.ts';

/** Whose need it is; in a mail that names nobody, the company under its signature. */
export function customerOf(need: ReadNeed): Field<string> | undefined {
  const [span] = preferNamed(need, spansOf(need, 'customer'), 'customer');
  if (span) {
    return {
      value: cut(shownAt(need, span), limits.opportunity.customer),
      source: quoteAround(need, span),
    };
  }
  const [fact] = factsNamed(need, 'customer');
  if (fact) {
    const value = cut(shownAt(need, fact), limits.opportunity.customer);
    return { value, source: quote(need, fact.line) };
  }
  const signed = need.spans.find(({ kind, negation }) => kind === 'customer' && !negation);
  return signed?.kind === 'customer'
    ? {
        value: cut(shownAt(need, signed), limits.opportunity.customer),
        source: quoteAround(need, signed),
      }
    : undefined;
}
