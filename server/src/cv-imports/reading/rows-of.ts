import {
  featureExtractionFlags,
  type FoundEntry,
  type ReadCv,
  type SourceLine,
} from '@torg/protocol/cv-imports/read-cv';
import { limits } from '@torg/protocol/limits';
import { personFields, type FoundPerson, type Person } from '../cv-imports.tables.ts';
import type { EntryRow } from '../merging/entry-row.ts';
import { termsOf } from '../merging/terms-of.ts';
import { cleaned } from './clean-text.ts';
import { fitItem } from './fit-item.ts';

export type FoundRow = Pick<
  EntryRow,
  'flag' | 'position' | 'item' | 'terms' | 'certainty' | 'source'
>;

const { entries: mostEntries, sourceLines, notPlaced } = limits.cvImport;
const mostText = 2_000;

const shortened = (lines: readonly SourceLine[], most: number): SourceLine[] =>
  lines.slice(0, most).map((line) => ({ ...line, text: line.text.slice(0, mostText) }));

/** The name of a language stays apart, everything else that has no word in it is no entry. */
const saysSomething = (item: Record<string, unknown>): boolean =>
  Object.values(item).some((value) => typeof value === 'string' && /[\p{L}\p{N}]/u.test(value));

/** The entries as rows, within the limits of the editor. */
export function rowsOf({ found }: ReadCv): FoundRow[] {
  return featureExtractionFlags.flatMap((flag) => {
    const all: readonly FoundEntry<object>[] = found[flag] ?? [];
    const rows = all.slice(0, mostEntries).flatMap((one): FoundRow[] => {
      const item = fitItem(flag, cleaned(one.item));
      if (item === undefined || !saysSomething(item)) return [];
      const terms = termsOf(flag, item).map((term) => ({ ...term, competency: null }));
      const source = cleaned(shortened(one.source, sourceLines));
      return [{ flag, position: 0, item, terms, certainty: one.certainty, source }];
    });
    return rows.map((row, position) => ({ ...row, position }));
  });
}

const mostOf = {
  name: limits.account.name,
  title: limits.account.title,
  phone: limits.account.phone,
};

function fieldOf(found: FoundEntry<string> | null, most: number): FoundPerson | null {
  if (found === null) return null;
  const value = cleaned(found.item).trim();
  if (value === '' || value.length > most) return null;
  const source = cleaned(shortened(found.source, sourceLines));
  return { value, certainty: found.certainty, source, state: 'found' };
}

export function personOf({ person }: ReadCv): Person {
  const most = { ...mostOf, email: limits.account.email };
  const fields = personFields.map((field) => [field, fieldOf(person[field], most[field])]);
  return Object.fromEntries(fields) as Person;
}

export const notPlacedOf = ({ not_placed }: ReadCv): SourceLine[] =>
  cleaned(shortened(not_placed, notPlaced));
