import type { competencyCalls } from '@torg/protocol/competencies/competencies';
import type { Handler } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';
import { findSameCompetency, insertProposed } from './competencies.repository.ts';
import { lockNames } from './terms.repository.ts';

/** Returns the existing term if one has that name or synonym. */
export const proposeCompetency: Handler<typeof competencyCalls.proposeCompetency> = async (
  { db, actor },
  { body: { name, type, discipline } },
) => {
  const term = { name: name.replaceAll(/\s+/g, ' '), type, locale: actor.locale };
  const existing = await findSameCompetency(db, term);
  if (existing !== undefined) return existing;
  await lockNames(db);
  await insertProposed(db, { ...term, discipline, proposed_by: actor.account });
  return found(await findSameCompetency(db, term), 'global_error_handler');
};
