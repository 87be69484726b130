import type { Competency } from '@torg/protocol/competencies/competencies';
import { limits } from '@torg/protocol/limits';
import type { Discipline } from '@torg/protocol/terms';
import type { MoveContext } from '../platform/moves/movable.ts';
import { allowed, found } from '../platform/refusal.ts';
import { countOpen, findSameCompetency, insertProposed } from './competencies.repository.ts';
import { saveNearest } from './nearest/nearest.repository.ts';
import { lockNames } from './terms.repository.ts';

/** Returns the existing term if one has that name or synonym. */
export async function proposeTerm(
  { db, actor }: Pick<MoveContext, 'db' | 'actor'>,
  { name, type, discipline }: { name: string; type: 'role' | 'skill'; discipline: Discipline },
): Promise<Competency> {
  const term = { name: name.replaceAll(/\s+/g, ' '), type, locale: actor.locale };
  const existing = await findSameCompetency(db, term);
  if (existing !== undefined) return existing;
  await lockNames(db);
  const proposedMeanwhile = await findSameCompetency(db, term);
  if (proposedMeanwhile !== undefined) return proposedMeanwhile;
  const open = await countOpen(db, actor.account);
  allowed(open < limits.openProposals, 'too_many_open_proposals');
  await insertProposed(db, { ...term, discipline, proposed_by: actor.account });
  const proposed = found(await findSameCompetency(db, term), 'global_error_handler');
  await saveNearest(db, [{ competency: proposed.uuid, name: term.name }]);
  return proposed;
}
