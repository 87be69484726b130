import type { Locale } from '@torg/protocol/terms';
import type { ReadingKnowledge } from '../../../reading/reading.queries.ts';

type Names = ReadonlyMap<string, Record<Locale, string>>;
const namesOf = new WeakMap<ReadingKnowledge, Names>();

/** What a role or a skill is called in each language. */
export function termNames(knowledge: ReadingKnowledge): Names {
  const known = namesOf.get(knowledge);
  if (known) return known;
  const all = [...knowledge.terms.byKey.values()].flat();
  const names = new Map(all.map(({ term }) => [term.competency, term.names] as const));
  namesOf.set(knowledge, names);
  return names;
}
