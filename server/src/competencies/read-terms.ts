import { fold } from '@torg/protocol/fold';
import type { Competency } from '@torg/protocol/competencies/competencies';
import type { Locale } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { nameColumn } from './competencies.repository.ts';

/** A role or a skill as somebody writes it. */
export interface WrittenTerm {
  text: string;
  type: 'role' | 'skill';
}

export const termKey = ({ type, text }: WrittenTerm): string =>
  `${type} ${fold(text).replaceAll(/\s+/g, ' ').trim()}`;

/** One person writes "backendutvikler", another "back-end utvikler". */
function spellingsOf({ text }: WrittenTerm): string[] {
  const folded = fold(text).replaceAll(/\s+/g, ' ').trim();
  const [spaced, joined] = [folded.replaceAll('-', ' '), folded.replaceAll(/[\s-]/g, '')];
  return [...new Set([folded, spaced, folded.replaceAll(' ', '-'), joined])];
}

interface Row extends Competency {
  key: string;
}

/**
 * Reads terms as the competency box does: by name or synonym in any language, also those that one of
 * the readers has proposed. Unknown terms are left out.
 */
export async function readTerms(
  db: Db,
  terms: readonly WrittenTerm[],
  { locale, readers }: { locale: Locale; readers: readonly string[] },
): Promise<Map<string, Competency>> {
  if (terms.length === 0) return new Map();
  const spelled = [...new Map(terms.map((term) => [termKey(term), term]))].flatMap(([key, term]) =>
    spellingsOf(term).map((text, place) => ({ key, type: term.type, text, place })),
  );
  const { rows } = await sql<Row>`
    select distinct on (one.key) one.key, c.competency as uuid,
      ${sql.ref(`c.${nameColumn[locale]}`)} as name, c.type, c.discipline
    from json_to_recordset(${JSON.stringify(spelled)}::json)
      as one (key text, type text, text text, place integer)
    join competency as c on c.type = one.type and c.known_as @> array[one.text]
    where c.rejected_at is null and (c.status = 'active'
      or (c.status = 'proposed' and c.proposed_by = any(${readers}::uuid[])))
    order by one.key, one.place, c.status = 'active' desc,
      one.text = any(public.folded_all(array[c.name_nb, c.name_sv, c.name_en])) desc,
      c.competency`.execute(db);
  return new Map(rows.map(({ key, ...competency }) => [key, competency]));
}
