import type { StructuredOpportunity } from '@torg/protocol/opportunities/opportunity-shapes';
import { joinedKey } from '../src/reading/terms/term-index.ts';
import type { Knowledge } from '../src/reading/read-text.ts';
import { wordsOf } from '../src/reading/text/words.ts';

const names = 6;

/** The vocabulary's names wherever they stand in a text, the first ones. */
function namedIn(text: string, { terms }: Knowledge) {
  const words = wordsOf(text);
  const found = words.flatMap((_, at) =>
    Array.from({ length: names }, (_1, more) => words.slice(at, at + more + 1)).flatMap(
      (some) => terms.byKey.get(joinedKey(some))?.[0]?.term ?? [],
    ),
  );
  const of = (type: 'role' | 'skill', most: number) =>
    [...new Map(found.filter((one) => one.type === type).map((one) => [one.competency, one]))]
      .slice(0, most)
      .map(([uuid, term]) => ({ uuid, name: term.names.nb }));
  return { roles: of('role', 3), skills: of('skill', 5) };
}

/** What little can be done: the first line as the title, and the vocabulary's words anywhere. */
export const baselineNeed = (text: string, knowledge: Knowledge): StructuredOpportunity => ({
  version: 2,
  title: text.trim().split('\n')[0] ?? '',
  description: text,
  start_date: /20\d\d-\d\d-\d\d/.exec(text)?.[0] ?? null,
  duration: null,
  percent: Number(/(\d{2,3}) ?%/.exec(text)?.[1] ?? 0) || null,
  allow_remote_work: /remote|distans|hjemmekontor/i.test(text),
  region: null,
  place_description: null,
  deadline: null,
  customer_name: null,
  requirements: [],
  ...namedIn(text, knowledge),
  sources: {},
  term_sources: {},
  unmatched_terms: [],
  touched: [],
});
