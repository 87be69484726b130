import type { vocabularyCalls } from '@torg/protocol/vocabulary/vocabulary';
import { findCalled } from '../competencies/competencies.queries.ts';
import type { Handler } from '../platform/handler.ts';
import { phrasesOf, readQuery, wordsOf } from '../search/search.queries.ts';
import { findNamed } from './named.repository.ts';

/** How a search reads a text: uses the same reader as searches, and adds names to its result. */
export const readText: Handler<typeof vocabularyCalls.readText> = async (
  { db },
  { query: { text } },
) => {
  const { groups, meant } = await readQuery(db, text);
  const called = await findCalled(db, phrasesOf(text));
  const ambiguous = called.filter(({ relation }) => relation === 'ambiguous');
  const ids = [
    ...groups.flatMap(({ competencies }) => competencies),
    ...ambiguous.map(({ uuid }) => uuid),
  ];
  const names = await findNamed(db, ids);
  const nameAll = (some: readonly string[]) => some.flatMap((id) => names.get(id) ?? []);
  const read = new Set([...groups.flatMap(({ term }) => term.split(' ')), ...meant.keys()]);
  return {
    groups: groups.map((group) => ({
      ...group,
      competencies: nameAll(group.competencies),
      ambiguous: nameAll(ambiguous.flatMap((one) => (one.text === group.term ? [one.uuid] : []))),
    })),
    corrected: [...meant].map(([word, taken_for]) => ({ word, taken_for })),
    left_out: [...new Set(wordsOf(text))].filter((word) => !read.has(word)),
  };
};
