import type { Competency } from '@torg/protocol/competencies/competencies';
import { termKey, type WrittenTerm } from '../../competencies/competencies.queries.ts';

/** The competencies of terms, as they are read now. */
export type KnownTerms = ReadonlyMap<string, Competency>;

export const competencyOf = (known: KnownTerms, term: WrittenTerm): Competency | undefined =>
  known.get(termKey(term));
