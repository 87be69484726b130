import type { CompetencySynonym } from '@torg/protocol/competencies/competencies';
import { fold } from '@torg/protocol/fold';
import type { Tx } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import { checkFree, type LockedTerm } from '../terms.repository.ts';

/** A synonym of relation `same` belongs to one term of a type; the other relations may be shared. */
export async function checkSynonym(
  tx: Tx,
  term: LockedTerm,
  { text, relation }: Pick<CompetencySynonym, 'text' | 'relation'>,
): Promise<void> {
  const isName = Object.values(term.names).some((name) => fold(name) === fold(text));
  if (isName) throw new Refusal('competency_synonym_is_there');
  if (relation !== 'same') return;
  await checkFree(tx, { type: term.type, texts: { text }, except: term.competency });
}
