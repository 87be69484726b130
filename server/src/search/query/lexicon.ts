import { fold } from '@torg/protocol/fold';
import { findNames } from '../../competencies/competencies.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import { phrasesOf } from './read-query.ts';

/** What roles and skills are called, in every language and by anybody. */
export interface Lexicon {
  namesOf: (competency: string) => readonly string[];
  labelOf: (competency: string) => string | undefined;
  /** Competencies that a text names. */
  mentionedIn: (text: string) => string[];
}

/** Shorter ones are words of a language more often than they are names: `Go`, `R`. */
const shortestMention = 3;

const isDistinctive = ({ length }: string): boolean => length >= shortestMention;

export async function readLexicon(db: Db): Promise<Lexicon> {
  const rows = await findNames(db);
  const names = new Map(rows.map((row) => [row.competency, row.names]));
  const called = new Map<string, string[]>();
  for (const { competency, names: own } of rows.filter(({ isActive }) => isActive)) {
    const distinctiveNames = [...new Set(own.map(fold))].filter(isDistinctive);
    for (const name of distinctiveNames) {
      called.set(name, [...(called.get(name) ?? []), competency]);
    }
  }
  return {
    namesOf: (competency) => names.get(competency) ?? [],
    labelOf: (competency) => names.get(competency)?.[0],
    mentionedIn: (text) => [
      ...new Set(phrasesOf(text).flatMap((phrase) => called.get(phrase) ?? [])),
    ],
  };
}
