import type { Locale } from '@torg/protocol/terms';
import {
  joinedKey,
  stemsOf,
  wordsOf,
  type ReadingKnowledge,
} from '../../reading/reading.queries.ts';

/** The term of the vocabulary that somebody names, also inflected or written apart. */
export function knownTerm(
  { terms }: ReadingKnowledge,
  type: 'role' | 'skill',
  name: string,
  locale: Locale,
): { uuid: string; name: string } | undefined {
  const key = joinedKey(wordsOf(name));
  const names = stemsOf(key).flatMap((stem) => terms.byKey.get(stem) ?? []);
  const found = names.find(({ term }) => term.type === type)?.term;
  return found && { uuid: found.competency, name: found.names[locale] };
}
