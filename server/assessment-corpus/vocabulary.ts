import type { CvTerm } from '../src/assessments/cv/masked-cv.ts';
import { atOnce } from '../src/platform/turns/in-slices.ts';
import { indexingTerms } from '../src/reading/terms/term-index.ts';
import { shippedKnowledge } from '../reading-corpus/shipped-knowledge.ts';

const { knowledge, keys } = shippedKnowledge();

export { knowledge };

const terms = new Map(
  [...knowledge.terms.byKey.values()]
    .flat()
    .map(({ term }) => [
      `${term.type} ${term.key}`,
      { uuid: term.competency, name: term.names.nb },
    ]),
);
const regions = new Map([...keys].map(([uuid, key]) => [key, uuid] as const));

/** A term or a region by its key. */
export function named(kind: 'role' | 'skill' | 'region', key: string): CvTerm {
  if (kind === 'region') {
    const uuid = regions.get(key);
    const region = uuid === undefined ? undefined : knowledge.regionsById.get(uuid);
    if (region) return { uuid: region.uuid, name: region.name };
  }
  const term = terms.get(`${kind} ${key}`);
  if (term === undefined) throw new Error(`There is no ${kind} ${key}`);
  return term;
}

/** The same, where an admin has added texts for a part of a skill. */
export const withNarrower = (key: string, texts: readonly string[]): typeof knowledge => ({
  ...knowledge,
  narrower: atOnce(
    indexingTerms(
      [...knowledge.terms.byKey.values()].flat().map(({ term }) => term),
      (term) => (term.key === key ? texts : []),
    ),
  ),
});
