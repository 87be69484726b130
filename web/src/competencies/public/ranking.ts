import type { Discipline } from '@torg/protocol/terms';
import type { CompetencyChoice } from '../competencies.queries.ts';

/** A competency with its names folded once, ready to be searched on every keystroke. */
export interface Entry {
  choice: CompetencyChoice;
  name: string;
  /** the name in one word */
  joined: string;
  synonyms: { text: string; folded: string }[];
}

export interface Match {
  choice: CompetencyChoice;
  /** the synonym that matched */
  synonym?: string;
}

const letters: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ł: 'l' };

/** Lower case without diacritics: å and a are the same in a search, and so are ø, ö and o. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øæœßđł]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** One person writes "backendutvikler", another "back-end utvikler". */
const join = (folded: string) => folded.replaceAll(/[\s-]/g, '');

export const entryOf = (choice: CompetencyChoice): Entry => ({
  choice,
  name: fold(choice.name),
  joined: join(fold(choice.name)),
  synonyms: choice.synonyms.map((text) => ({ text, folded: fold(text) })),
});

/** Whether the list has this term already, in another case or as a synonym. */
export function isKnown(entries: readonly Entry[], name: string): boolean {
  const folded = fold(name);
  return entries.some(
    (entry) => entry.name === folded || entry.synonyms.some((synonym) => synonym.folded === folded),
  );
}

/** How well a term matches, best first; undefined when it does not. */
const grades = { exact: 0, prefix: 1, wordPrefix: 2, synonym: 3, synonymWord: 4, within: 5 };

const startsAWord = (name: string, query: string) =>
  name.split(/[\s/(.,-]+/).some((word) => word.startsWith(query));

function match(entry: Entry, query: string): { grade: number; synonym?: string } | undefined {
  if (entry.name === query) return { grade: grades.exact };
  const same = entry.synonyms.find(({ folded }) => folded === query);
  if (same) return { grade: grades.exact, synonym: same.text };
  if (entry.name.startsWith(query)) return { grade: grades.prefix };
  if (startsAWord(entry.name, query)) return { grade: grades.wordPrefix };
  const prefix = entry.synonyms.find(({ folded }) => folded.startsWith(query));
  if (prefix) return { grade: grades.synonym, synonym: prefix.text };
  const word = entry.synonyms.find(({ folded }) => startsAWord(folded, query));
  if (word) return { grade: grades.synonymWord, synonym: word.text };
  // One or two letters are inside nearly every name.
  if (query.length > 2 && entry.joined.includes(join(query))) return { grade: grades.within };
  return undefined;
}

interface RankOptions {
  query: string;
  /** its competencies come first among equals */
  discipline?: Discipline | null;
  /** already chosen */
  without: readonly string[];
  most: number;
}

/** The competencies that match the query, best first; for an empty query, the discipline's own. */
export function rank(entries: readonly Entry[], options: RankOptions): Match[] {
  const { discipline, most } = options;
  const query = fold(options.query);
  const excluded = new Set(options.without);
  const hits = entries.flatMap((entry) => {
    if (excluded.has(entry.choice.uuid)) return [];
    const found = query === '' ? { grade: 0 } : match(entry, query);
    if (!found) return [];
    const foreign = discipline && entry.choice.discipline !== discipline ? 1 : 0;
    return [{ ...found, entry, foreign }];
  });
  hits.sort(
    (a, b) =>
      a.grade - b.grade ||
      a.foreign - b.foreign ||
      (query === '' ? 0 : a.entry.name.length - b.entry.name.length) ||
      (a.entry.name < b.entry.name ? -1 : 1),
  );
  return hits
    .slice(0, most)
    .map(({ entry, synonym }) => ({ choice: entry.choice, ...(synonym && { synonym }) }));
}
