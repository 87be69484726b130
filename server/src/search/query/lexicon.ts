import { fold } from '@torg/protocol/fold';
import { findNames } from '../../competencies/competencies.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import { phrasesOf } from './read-query.ts';

/** The names and synonyms of all roles and skills, in every language. */
export interface Lexicon {
  namesOf: (competency: string) => readonly string[];
  labelOf: (competency: string) => string | undefined;
  /** The competencies that a text names. */
  mentionedIn: (text: string) => string[];
}

/** Shorter names are more often ordinary words: `Go`, `R`. */
const shortestMention = 3;

const isDistinctive = ({ length }: string): boolean => length >= shortestMention;

export async function readLexicon(db: Db): Promise<Lexicon> {
  const rows = await findNames(db);
  const names = new Map(rows.map((row) => [row.competency, row.names]));
  const competenciesByName = new Map<string, string[]>();
  for (const { competency, names: own } of rows.filter(({ isActive }) => isActive)) {
    const distinctiveNames = [...new Set(own.map(fold))].filter(isDistinctive);
    for (const name of distinctiveNames) {
      competenciesByName.set(name, [...(competenciesByName.get(name) ?? []), competency]);
    }
  }
  return {
    namesOf: (competency) => names.get(competency) ?? [],
    labelOf: (competency) => names.get(competency)?.[0],
    mentionedIn: (text) => [
      ...new Set(phrasesOf(text).flatMap((phrase) => competenciesByName.get(phrase) ?? [])),
    ],
  };
}
