import { industries, type ReadingKnowledge } from '../../../reading/reading.queries.ts';
import type { CvTerm } from '../../cv/masked-cv.ts';

const linesOf = new WeakMap<ReadingKnowledge, ReadonlySet<string>>();

/** The skills of the vocabulary that are lines of business. */
function industriesOf(knowledge: ReadingKnowledge): ReadonlySet<string> {
  const found = [...knowledge.terms.byKey.values()]
    .flat()
    .filter(({ term }) => industries.has(term.key))
    .map(({ term }) => term.competency);
  return new Set(found);
}

export function isIndustry({ uuid }: Pick<CvTerm, 'uuid'>, knowledge: ReadingKnowledge): boolean {
  const known = linesOf.get(knowledge) ?? industriesOf(knowledge);
  linesOf.set(knowledge, known);
  return known.has(uuid);
}
